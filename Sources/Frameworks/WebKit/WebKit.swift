// WebKit by its own name: the web views are part of the toolkit.

@_exported import Foundation
@_exported import HeadlessUIKit
