// Core Animation by its own name: layers and display links are part of the toolkit.

@_exported import Foundation
@_exported import HeadlessUIKit
