-- Since when a paid session waits for the shop to ask for its order; null: it has not been paid, or has become an order, or was given back.
ALTER TABLE hosted_session ADD COLUMN unclaimed_since TEXT;
CREATE INDEX hosted_session_unclaimed ON hosted_session (unclaimed_since) WHERE unclaimed_since IS NOT NULL;
UPDATE hosted_session SET unclaimed_since = created_at
  WHERE status = 'paid' AND NOT EXISTS (SELECT 1 FROM sales_order WHERE order_id = 'hosted-' || hosted_session.id);
