// Core Graphics by its own name: its geometry is part of Foundation and of the toolkit.

@_exported import Foundation
@_exported import HeadlessUIKit
import _Testing_CoreGraphics
