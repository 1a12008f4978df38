import AppBreadth
import Commands
import Diagnostics
import Foundation

// They are imported so that they are built with the program, which compiles apps against them.
#if os(Linux)
  import Combine
  import CoreGraphics
  import OSLog
  import QuartzCore
  import UIKit
  import WebKit
  import os
#endif

let status = Program([BreadthCommand()], version: Version.text(of: "breadth"))
  .run(Array(CommandLine.arguments.dropFirst()), on: .ofProcess())
exit(status.rawValue)
