import Commands
import StricturesCommand

// The command `showcase strictures`, with the same arguments, for packages without showcases.
Program([StricturesCommand()], version: Version.text(of: "check-strictures")).runProcess()
