// Generated from web/package.json by make generate. Do not edit.

package main

// version is that of the page and of its package too.
const version = "0.1.0"
