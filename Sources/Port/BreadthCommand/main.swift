import AppBreadth
import Commands

// Imported so that they are built with the program, which compiles apps against them.
#if os(Linux)
  import Combine
  import CoreGraphics
  import OSLog
  import QuartzCore
  import UIKit
  import WebKit
  import os
#endif

Program([BreadthCommand()], version: Version.text(of: "breadth")).runProcess()
