/** A pickup point for parcels. */
export interface ServicePoint {
  id: string
  name: string
  street: string
  postcode: string
  city: string
  country: string
  lat: number
  lng: number
}

type Row = [
  number: string,
  name: string,
  street: string,
  postcode: string,
  city: string,
  lat: number,
  lng: number,
]

const sweden: Row[] = [
  ['104221', 'Matboden Odensala', 'Hagvägen 14', '831 45', 'Östersund', 63.166, 14.694],
  ['104222', 'Pressbyrån Stortorget', 'Stortorget 4', '831 30', 'Östersund', 63.176, 14.636],
  ['104223', 'Lanthandeln Åre', 'Årevägen 82', '837 52', 'Åre', 63.399, 13.081],
  ['104224', 'Matboden Sälen', 'Sälfjällsgården 3', '780 67', 'Sälen', 61.157, 13.267],
  ['104225', 'Kiosken Mora', 'Kyrkogatan 22', '792 30', 'Mora', 61.006, 14.537],
  ['104226', 'Matboden Falun', 'Åsgatan 31', '791 71', 'Falun', 60.606, 15.631],
  ['104227', 'Hallen Umeå', 'Rådhusesplanaden 9', '903 28', 'Umeå', 63.825, 20.263],
  ['104228', 'Matboden Kiruna', 'Lars Janssonsgatan 17', '981 31', 'Kiruna', 67.856, 20.225],
  ['104229', 'Pressbyrån Odenplan', 'Odengatan 65', '113 22', 'Stockholm', 59.343, 18.05],
  ['104230', 'Matboden Hornstull', 'Långholmsgatan 21', '117 33', 'Stockholm', 59.316, 18.034],
  ['104231', 'Kiosken Järntorget', 'Järntorget 3', '413 04', 'Göteborg', 57.7, 11.953],
  ['104232', 'Matboden Möllan', 'Bergsgatan 30', '214 22', 'Malmö', 55.593, 13.008],
]

const norway: Row[] = [
  ['204101', 'Nærbutikken Grünerløkka', 'Thorvald Meyers gate 44', '0552', 'Oslo', 59.923, 10.759],
  ['204102', 'Kiosken Majorstuen', 'Bogstadveien 50', '0366', 'Oslo', 59.928, 10.717],
  ['204103', 'Nærbutikken Holmenkollen', 'Holmenkollveien 61', '0784', 'Oslo', 59.953, 10.666],
  ['204104', 'Matsenteret Lillehammer', 'Storgata 68', '2609', 'Lillehammer', 61.115, 10.466],
  ['204105', 'Nærbutikken Sjusjøen', 'Sjusjøvegen 1904', '2612', 'Sjusjøen', 61.158, 10.699],
  ['204106', 'Matsenteret Trysil', 'Storvegen 13', '2420', 'Trysil', 61.314, 12.264],
  ['204107', 'Nærbutikken Geilo', 'Gamleveien 10', '3580', 'Geilo', 60.534, 8.206],
  ['204108', 'Kiosken Torgallmenningen', 'Torgallmenningen 8', '5014', 'Bergen', 60.392, 5.324],
  ['204109', 'Matsenteret Solsiden', 'Beddingen 10', '7042', 'Trondheim', 63.435, 10.413],
  ['204110', 'Nærbutikken Meråker', 'Stasjonsveien 5', '7530', 'Meråker', 63.425, 11.748],
  ['204111', 'Matsenteret Bodø', 'Storgata 12', '8006', 'Bodø', 67.283, 14.38],
  ['204112', 'Nærbutikken Tromsø', 'Storgata 95', '9008', 'Tromsø', 69.65, 18.957],
]

const denmark: Row[] = [
  ['304001', 'Nærbutikken Nørreport', 'Frederiksborggade 12', '1360', 'København', 55.683, 12.572],
  ['304002', 'Kiosken Vesterbro', 'Istedgade 71', '1650', 'København', 55.67, 12.555],
  ['304003', 'Købmanden Østerbro', 'Nordre Frihavnsgade 30', '2100', 'København', 55.703, 12.583],
  ['304004', 'Nærbutikken Lyngby', 'Lyngby Hovedgade 47', '2800', 'Kongens Lyngby', 55.77, 12.504],
  ['304005', 'Købmanden Helsingør', 'Stengade 55', '3000', 'Helsingør', 56.036, 12.613],
  ['304006', 'Nærbutikken Roskilde', 'Algade 21', '4000', 'Roskilde', 55.641, 12.083],
  ['304007', 'Kiosken Odense', 'Vestergade 40', '5000', 'Odense', 55.396, 10.383],
  ['304008', 'Købmanden Kolding', 'Jernbanegade 16', '6000', 'Kolding', 55.49, 9.475],
  ['304009', 'Nærbutikken Esbjerg', 'Kongensgade 33', '6700', 'Esbjerg', 55.467, 8.452],
  ['304010', 'Købmanden Herning', 'Bredgade 28', '7400', 'Herning', 56.137, 8.976],
  ['304011', 'Kiosken Aarhus', 'Frederiks Allé 96', '8000', 'Aarhus', 56.15, 10.2],
  ['304012', 'Nærbutikken Aalborg', 'Boulevarden 15', '9000', 'Aalborg', 57.046, 9.919],
]

/** Twelve made-up pickup points in real places of each country that has a store. */
export const places: readonly ServicePoint[] = [
  ...sweden.map((row) => toPlace('SE', row)),
  ...norway.map((row) => toPlace('NO', row)),
  ...denmark.map((row) => toPlace('DK', row)),
]

function toPlace(country: string, [number, name, street, postcode, city, lat, lng]: Row): ServicePoint {
  return {
    id: `${country}-${number}`,
    name,
    street,
    postcode: postcode.replace(' ', ''),
    city,
    country,
    lat,
    lng,
  }
}
