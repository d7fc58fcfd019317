//go:build unix

package main

import (
	"os/signal"
	"syscall"
)

// Without this, a closed pipe kills the command by a signal. With it, writing returns an error.
func init() { signal.Ignore(syscall.SIGPIPE) }
