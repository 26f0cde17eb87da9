import type { Place } from './places';

type Row = readonly [
  name: string,
  region: string,
  postalCode: string,
  country: string,
  lat: number,
  lng: number,
];

const rows: readonly Row[] = [
  ['Amsterdam', 'North Holland', '1012', 'NL', 52.3731, 4.8926],
  ['Athens', 'Attica', '105 51', 'GR', 37.9838, 23.7275],
  ['Austin', 'Texas', '78701', 'US', 30.2672, -97.7431],
  ['Barcelona', 'Catalonia', '08001', 'ES', 41.3874, 2.1686],
  ['Berlin', 'Berlin', '10115', 'DE', 52.52, 13.405],
  ['Bern', 'Bern', '3000', 'CH', 46.948, 7.4474],
  ['Boston', 'Massachusetts', '02108', 'US', 42.3601, -71.0589],
  ['Brighton', 'East Sussex', 'BN1 1AE', 'GB', 50.8225, -0.1372],
  ['Brussels', 'Brussels', '1000', 'BE', 50.8503, 4.3517],
  ['Buenos Aires', 'Buenos Aires', 'C1002', 'AR', -34.6037, -58.3816],
  ['Cape Town', 'Western Cape', '8001', 'ZA', -33.9249, 18.4241],
  ['Chicago', 'Illinois', '60601', 'US', 41.8781, -87.6298],
  ['Copenhagen', 'Capital Region', '1050', 'DK', 55.6761, 12.5683],
  ['Dublin', 'Leinster', 'D02', 'IE', 53.3498, -6.2603],
  ['Edinburgh', 'Scotland', 'EH1 1YZ', 'GB', 55.9533, -3.1883],
  ['Frankfurt am Main', 'Hesse', '60311', 'DE', 50.1109, 8.6821],
  ['Hamburg', 'Hamburg', '20095', 'DE', 53.5511, 9.9937],
  ['Helsinki', 'Uusimaa', '00100', 'FI', 60.1699, 24.9384],
  ['Köln', 'North Rhine-Westphalia', '50667', 'DE', 50.9375, 6.9603],
  ['Kyoto', 'Kyoto', '604-0000', 'JP', 35.0116, 135.7681],
  ['Lisbon', 'Lisbon', '1100', 'PT', 38.7223, -9.1393],
  ['London', 'England', 'EC1A 1BB', 'GB', 51.5072, -0.1276],
  ['Los Angeles', 'California', '90012', 'US', 34.0522, -118.2437],
  ['Madrid', 'Madrid', '28001', 'ES', 40.4168, -3.7038],
  ['Melbourne', 'Victoria', '3000', 'AU', -37.8136, 144.9631],
  ['Mexico City', 'Mexico City', '06000', 'MX', 19.4326, -99.1332],
  ['Milan', 'Lombardy', '20121', 'IT', 45.4642, 9.19],
  ['Montréal', 'Quebec', 'H2Y 1C6', 'CA', 45.5019, -73.5674],
  ['Mumbai', 'Maharashtra', '400001', 'IN', 19.076, 72.8777],
  ['München', 'Bavaria', '80331', 'DE', 48.1351, 11.582],
  ['New York', 'New York', '10007', 'US', 40.7128, -74.006],
  ['Oslo', 'Oslo', '0150', 'NO', 59.9139, 10.7522],
  ['Paris', 'Île-de-France', '75001', 'FR', 48.8566, 2.3522],
  ['Portland', 'Oregon', '97204', 'US', 45.5152, -122.6784],
  ['Prague', 'Prague', '110 00', 'CZ', 50.0755, 14.4378],
  ['Reykjavík', 'Capital Region', '101', 'IS', 64.1466, -21.9426],
  ['Rome', 'Lazio', '00184', 'IT', 41.9028, 12.4964],
  ['San Francisco', 'California', '94102', 'US', 37.7749, -122.4194],
  ['São Paulo', 'São Paulo', '01000-000', 'BR', -23.5505, -46.6333],
  ['Seattle', 'Washington', '98104', 'US', 47.6062, -122.3321],
  ['Seoul', 'Seoul', '04524', 'KR', 37.5665, 126.978],
  ['Singapore', 'Singapore', '048616', 'SG', 1.3521, 103.8198],
  ['Stockholm', 'Stockholm', '111 29', 'SE', 59.3293, 18.0686],
  ['Stoke-on-Trent', 'Staffordshire', 'ST1 1HP', 'GB', 53.0027, -2.1794],
  ['Sydney', 'New South Wales', '2000', 'AU', -33.8688, 151.2093],
  ['Tokyo', 'Tokyo', '100-0001', 'JP', 35.6762, 139.6503],
  ['Toronto', 'Ontario', 'M5H 2N2', 'CA', 43.6532, -79.3832],
  ['Vienna', 'Vienna', '1010', 'AT', 48.2082, 16.3738],
  ['Warsaw', 'Masovia', '00-001', 'PL', 52.2297, 21.0122],
  ['Zürich', 'Zürich', '8001', 'CH', 47.3769, 8.5417],
];

/** Addresses of public buildings, so that a street can be found too. */
const streets: readonly (readonly [line: string, ...Row])[] = [
  ['Museumstrasse 2', 'Zürich', 'Zürich', '8001', 'CH', 47.3791, 8.5405],
  ['Museumstraat 1', 'Amsterdam', 'North Holland', '1071 XX', 'NL', 52.36, 4.8852],
  ['Cromwell Road', 'London', 'England', 'SW7 2RL', 'GB', 51.4966, -0.1722],
  ['Bethesda Street', 'Stoke-on-Trent', 'Staffordshire', 'ST1 3DW', 'GB', 53.0231, -2.1776],
  ['Platz der Republik 1', 'Berlin', 'Berlin', '11011', 'DE', 52.5186, 13.3762],
];

const placeOf = ([city, region, postalCode, country, lat, lng]: Row, line?: string): Place => ({
  placeId: `plinth-${country}-${city}${line ? `-${line}` : ''}`.toLowerCase().replaceAll(' ', '-'),
  name: line ?? city,
  ...(line !== undefined && { addressLine1: line }),
  city,
  region,
  postalCode,
  country,
  lat,
  lng,
});

/** Enough places to try an address field without a paid service; their ids never change. */
export const bundledPlaces: readonly Place[] = [
  ...rows.map((row) => placeOf(row)),
  ...streets.map(([line, ...row]) => placeOf(row, line)),
];
