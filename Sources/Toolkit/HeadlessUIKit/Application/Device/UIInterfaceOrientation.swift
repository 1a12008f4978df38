/// The orientation of the interface.
public enum UIInterfaceOrientation: String, Hashable, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// Upright, with the bottom edge of the device on top.
  case portraitUpsideDown
  /// Turned left, which is the device turned right.
  case landscapeLeft
  /// Turned right, which is the device turned left.
  case landscapeRight

  /// Whether the interface is upright, in either direction.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is on its side.
  public var isLandscape: Bool { !isPortrait }
}

/// A set of orientations; the values are UIKit's.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set of the orientations with the given bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright alone.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down alone.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Turned right alone.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Turned left alone.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Turned left and right.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every orientation.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// Every orientation except upside down, which phones have by default.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

  /// Creates the set of a single orientation.
  init(_ orientation: UIInterfaceOrientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeLeft
    case .landscapeRight: self = .landscapeRight
    }
  }
}
