import Commands
import StricturesCommand

// The same as `showcase strictures`, for packages that have no showcases: its arguments are those of the command.
Program([StricturesCommand()], version: Version.text(of: "check-strictures")).runProcess()
