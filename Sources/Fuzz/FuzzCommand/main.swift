import Commands
import Diagnostics
import Foundation
import Fuzzing

let status = Program([FuzzCommand()], version: Version.text(of: "fuzz"))
  .run(Array(CommandLine.arguments.dropFirst()), on: .ofProcess())
exit(status.rawValue)
