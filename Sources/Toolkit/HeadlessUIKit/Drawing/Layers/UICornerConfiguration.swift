import Foundation

/// The rounding of a view's corners.
///
///     button.cornerConfiguration = .capsule(maximumRadius: 20)
///     button.effectiveRadius(corner: .topLeft) // 15 for a height of 30 points
public struct UICornerConfiguration: Hashable, Sendable {
  /// The radii clockwise from the top left corner; `nil` for half of the shorter side.
  private let radii: [UICornerRadius]?
  /// The largest radius in points; `nil` for no limit.
  private let maximum: CGFloat?

  private init(_ radii: [UICornerRadius]?, maximum: CGFloat? = nil) {
    (self.radii, self.maximum) = (radii, maximum)
  }

  /// Corners that make the shorter sides semicircles.
  ///
  /// - Parameter maximumRadius: The largest radius in points; `nil`, the default, for no limit.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(nil, maximum: maximumRadius)
  }

  /// Corners of one radius.
  ///
  /// - Parameter radius: The radius of all four corners; at most half of the shorter side has an
  ///   effect.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration([radius, radius, radius, radius])
  }

  /// Corners of one radius.
  ///
  /// - Parameter radius: The radius of all four corners; at most half of the shorter side has an
  ///   effect.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    uniformCorners(radius: radius)
  }

  /// Corners with a radius each; at most half of the shorter side has an effect.
  ///
  /// - Parameters:
  ///   - topLeftRadius: The radius of the upper left corner; `nil`, the default, for 0.
  ///   - topRightRadius: The radius of the upper right corner; `nil`, the default, for 0.
  ///   - bottomLeftRadius: The radius of the lower left corner; `nil`, the default, for 0.
  ///   - bottomRightRadius: The radius of the lower right corner; `nil`, the default, for 0.
  public static func corners(
    topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      [topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius].map { $0 ?? .fixed(0) })
  }

  /// The radius that all corners share at any size; `nil` if they differ or depend on the size.
  var fixedRadius: CGFloat? {
    guard let first = radii?.first, radii?.allSatisfy({ $0 == first }) == true else { return nil }
    return first.points
  }

  /// Returns the radius in points of a corner of a rectangle; at most half of the shorter side.
  func radius(of corner: UIRectCorner, in size: CGSize) -> CGFloat {
    let half = min(size.width, size.height) / 2
    guard let radii else { return min(half, maximum ?? half) }
    let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    return corners.firstIndex(of: corner).map { min(half, radii[$0].points) } ?? 0
  }
}

/// The radius of a corner.
///
///     button.cornerConfiguration = .corners(topLeftRadius: 12, topRightRadius: .fixed(12))
///     button.cornerConfiguration = .uniformCorners(radius: 12)
///     button.layer.cornerRadius // 12
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The radius in points.
  let points: CGFloat

  /// A radius that does not depend on the view's size or position.
  ///
  /// - Parameter radius: The radius in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(points: radius) }

  /// The radius that is concentric with the container's corner; here always the minimum.
  ///
  /// - Parameter minimum: The radius in points; `nil`, the default, for 0.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(points: minimum ?? 0)
  }

  private init(points: CGFloat) {
    self.points = points
  }

  /// Creates a fixed radius.
  ///
  /// - Parameter value: The radius in points.
  public init(floatLiteral value: Double) { self.init(points: CGFloat(value)) }
  /// Creates a fixed radius.
  ///
  /// - Parameter value: The radius in points.
  public init(integerLiteral value: Int) { self.init(points: CGFloat(value)) }
}

extension UIView {
  /// The rounding of the corners. A fixed radius of all corners sets the layer's; others only affect
  /// ``effectiveRadius(corner:)``.
  public var cornerConfiguration: UICornerConfiguration {
    get { extras?.corners ?? .uniformCorners(radius: .fixed(layer.cornerRadius)) }
    set {
      extras = extras ?? ObjectExtras()
      extras?.corners = newValue
      if let radius = newValue.fixedRadius { layer.cornerRadius = radius }
    }
  }

  /// Returns the radius of a corner at the view's current size, in points; at most half of the
  /// shorter side.
  ///
  /// - Parameter corner: One corner, not a set of several.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    cornerConfiguration.radius(of: corner, in: bounds.size)
  }
}
