import Commands
import Diagnostics
import Foundation
import Porting

// A program of its own, so that nobody who has no app to port compiles what ports it: the plugin runs it.
let status = Program([PortCommand()], version: Version.text(of: "port-sources"))
  .run(Array(CommandLine.arguments.dropFirst()), on: .ofProcess())
exit(status.rawValue)
