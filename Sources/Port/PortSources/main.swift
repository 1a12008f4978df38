import Commands
import Diagnostics
import Foundation
import Porting

// The plugin runs this program. It is separate so that a package without an app to port does not compile Porting.
let status = Program([PortCommand()], version: Version.text(of: "port-sources"))
  .run(Array(CommandLine.arguments.dropFirst()), on: .ofProcess())
exit(status.rawValue)
