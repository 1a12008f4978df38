/// Corners of a layer; the values are Core Animation's.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// Core Animation's bits.
  public let rawValue: UInt

  /// Creates a set.
  ///
  /// - Parameter rawValue: Core Animation's bits; bits without a meaning are kept.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// Edges of a layer; the values are Core Animation's.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// Core Animation's bits.
  public let rawValue: UInt32

  /// Creates a set.
  ///
  /// - Parameter rawValue: Core Animation's bits; bits without a meaning are kept.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The left edge.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
  /// The right edge.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
  /// The lower edge.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
  /// The upper edge.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
  static let all: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
}

/// The shape of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Creates a shape.
  ///
  /// - Parameter rawValue: Core Animation's name; other names are kept.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that continues smoothly into the sides.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a layer's picture of another size is positioned.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Creates a position.
  ///
  /// - Parameter rawValue: Core Animation's name; other names are kept.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In the center.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Centered at the top.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Centered at the bottom.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Centered at the left.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Centered at the right.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the upper left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the upper right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the lower left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the lower right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to fill the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled until all of it fits, with its proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled until it fills the bounds, with its proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How a layer's picture is scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Creates a filter.
  ///
  /// - Parameter rawValue: Core Animation's name; other names are kept.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Interpolates neighboring pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Takes the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Interpolates neighboring pixels of two smaller pictures.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
