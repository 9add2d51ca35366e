// As in browsers: each file has a context of its own, and Node's `DOMException` is an error of another one.
Object.setPrototypeOf(DOMException.prototype, Error.prototype)
