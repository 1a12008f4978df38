import Foundation

/// How round the corners of a view are.
public struct UICornerConfiguration: Hashable, Sendable {
  /// The radii from the top left corner on, clockwise; `nil` for half of the shorter side.
  private let radii: [UICornerRadius]?
  /// The largest radius in points; `nil` for any.
  private let maximum: CGFloat?

  private init(_ radii: [UICornerRadius]?, maximum: CGFloat? = nil) {
    (self.radii, self.maximum) = (radii, maximum)
  }

  /// Corners that make the shorter sides half circles, up to a radius in points.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(nil, maximum: maximumRadius)
  }

  /// Corners of one radius.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration([radius, radius, radius, radius])
  }

  /// Corners of one radius.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    uniformCorners(radius: radius)
  }

  /// Corners of a radius each; 0 by default.
  public static func corners(
    topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      [topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius].map { $0 ?? .fixed(0) })
  }

  /// The radius that all corners share, whatever the size; `nil` if they differ or follow the size.
  var fixedRadius: CGFloat? {
    guard let first = radii?.first, radii?.allSatisfy({ $0 == first }) == true else { return nil }
    return first.points
  }

  /// Returns the radius in points of a corner of a rectangle.
  func radius(of corner: UIRectCorner, in size: CGSize) -> CGFloat {
    let half = min(size.width, size.height) / 2
    guard let radii else { return min(half, maximum ?? half) }
    let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    return corners.firstIndex(of: corner).map { min(half, radii[$0].points) } ?? 0
  }
}

/// How round a corner is.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The radius in points.
  let points: CGFloat

  /// A radius in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(points: radius) }

  /// The radius whose center is that of the container's corner; here the smallest one that is given,
  /// 0 by default.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(points: minimum ?? 0)
  }

  private init(points: CGFloat) {
    self.points = points
  }

  /// Creates a radius in points.
  public init(floatLiteral value: Double) { self.init(points: CGFloat(value)) }
  /// Creates a radius in points.
  public init(integerLiteral value: Int) { self.init(points: CGFloat(value)) }
}

extension UIView {
  /// How round the corners are. Corners of one radius are those of the layer; other ones are only
  /// known to ``effectiveRadius(corner:)``.
  public var cornerConfiguration: UICornerConfiguration {
    get { extras?.corners ?? .uniformCorners(radius: .fixed(layer.cornerRadius)) }
    set {
      extras = extras ?? ObjectExtras()
      extras?.corners = newValue
      if let radius = newValue.fixedRadius { layer.cornerRadius = radius }
    }
  }

  /// Returns the radius in points of a corner in the present size.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    cornerConfiguration.radius(of: corner, in: bounds.size)
  }
}
