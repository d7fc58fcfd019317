// Generated from web/package.json by make generate. Do not edit.

package main

// version is also the version of the page and of its package.
const version = "0.1.0"
