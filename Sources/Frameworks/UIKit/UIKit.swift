// UIKit by its own name, with the frameworks that it comes with on iOS, so that the source of an app
// compiles as it is.

@_exported import CoreGraphics
@_exported import Foundation
@_exported import HeadlessUIKit
@_exported import QuartzCore
import _Testing_UIKit
