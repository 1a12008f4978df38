// UIKit by its own name, with Foundation as on iOS, so that the source of an app compiles as it is.

@_exported import Foundation
@_exported import HeadlessUIKit
import _Testing_UIKit
