//go:build unix

package main

import (
	"os/signal"
	"syscall"
)

// A closed pipe is a write error, and does not kill the command by a signal.
func init() { signal.Ignore(syscall.SIGPIPE) }
