import Commands
import Diagnostics
import Foundation
import Porting

// The same as `showcase port`, for the plugin and for packages that have no showcases yet.
let status = Program([PortCommand()], version: Version.text(of: "port-sources"))
  .run(Array(CommandLine.arguments.dropFirst()), on: .ofProcess())
exit(status.rawValue)
