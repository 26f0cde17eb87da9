/**
 * A certificate for localhost and its key, made for these tests with
 * `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 36500 -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1`.
 * Nothing trusts it.
 */
export const localCertificate = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBmjCCAUGgAwIBAgIUZFgR6OKOPxbhXBvgihpb0PtzeaowCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNjA3NDI0NFoYDzIxMjYxMTAy
MDc0MjQ0WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATcfs3IbrwqZcL0iF2rva4ULJdMYS9S2zeqm0qHWoXKRD7coGl9nD/P
LXbv+YOJ2MHeVh96cIXgK5hdYeTR+OxQo28wbTAdBgNVHQ4EFgQUO1bT05YgkPVV
fXpAN68qz2O+Z3owHwYDVR0jBBgwFoAUO1bT05YgkPVVfXpAN68qz2O+Z3owDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDRwAwRAIgRBVipLJB4c7w1GXbExVNaLQVVHyDX7su2JldGr/bYOICIGh0
Yonf9jz8O9pVrhEqGqtgHh+JwXOm/td+tqf/t65C
-----END CERTIFICATE-----`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQguFtQqqHmXXo4DzAk
k6oo5GVxkJXsJoRrucFF9RAEawShRANCAATcfs3IbrwqZcL0iF2rva4ULJdMYS9S
2zeqm0qHWoXKRD7coGl9nD/PLXbv+YOJ2MHeVh96cIXgK5hdYeTR+OxQ
-----END PRIVATE KEY-----`,
};
