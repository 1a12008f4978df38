import Commands
import Diagnostics
import Foundation
import StricturesCommand

// The same as `showcase strictures`, for packages that have no showcases: its arguments are those of the command.
let status = Program([StricturesCommand()], version: Version.text(of: "check-strictures"))
  .run(Array(CommandLine.arguments.dropFirst()), on: .ofProcess())
exit(status.rawValue)
