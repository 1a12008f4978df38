/// The orientation of the interface.
public enum UIInterfaceOrientation: String, Hashable, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// Upright, with the bottom edge of the device on top.
  case portraitUpsideDown
  /// Rotated left; the device is rotated right.
  case landscapeLeft
  /// Rotated right; the device is rotated left.
  case landscapeRight

  /// Whether the interface is upright, in either direction.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is on its side.
  public var isLandscape: Bool { !isPortrait }
}

/// A set of orientations; the values are UIKit's.
///
///     let supported: UIInterfaceOrientationMask = [.portrait, .landscapeLeft]
///     supported.contains(.landscapeLeft)  // true
///     supported.contains(.landscape)  // false
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from UIKit's bits.
  ///
  /// - Parameter rawValue: A combination of UIKit's bits; 2 for portrait, for example.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Only upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Only upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Only rotated right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Only rotated left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Rotated left and right.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations except upside down, the default on phones.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

  /// Creates a set of a single orientation.
  init(_ orientation: UIInterfaceOrientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeLeft
    case .landscapeRight: self = .landscapeRight
    }
  }
}
