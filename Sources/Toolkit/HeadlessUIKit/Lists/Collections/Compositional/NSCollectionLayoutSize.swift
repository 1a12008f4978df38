import Foundation

/// A length in a compositional layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension {
  private enum Source {
    case widthShare(CGFloat)
    case heightShare(CGFloat)
    case absolute(CGFloat)
    case estimated(CGFloat)
  }

  private let source: Source

  private init(_ source: Source) {
    self.source = source
  }

  /// Returns a fraction of the container's width.
  ///
  /// - Parameter fractionalWidth: The fraction, usually from 0 to 1; for a height, it still refers
  ///   to the width.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(.widthShare(fractionalWidth))
  }
  /// Returns a fraction of the container's height.
  ///
  /// - Parameter fractionalHeight: The fraction, usually from 0 to 1; for a width, it still refers
  ///   to the height.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(.heightShare(fractionalHeight))
  }
  /// Returns a fixed length.
  ///
  /// - Parameter absoluteDimension: The length in points.
  public static func absolute(_ absoluteDimension: CGFloat) -> Self { Self(.absolute(absoluteDimension)) }
  /// Returns a length that is used until the cell is measured.
  ///
  /// - Parameter estimatedDimension: The length in points.
  public static func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(.estimated(estimatedDimension))
  }

  /// Whether the length is a fraction of a width.
  public var isFractionalWidth: Bool { if case .widthShare = source { true } else { false } }
  /// Whether the length is a fraction of a height.
  public var isFractionalHeight: Bool { if case .heightShare = source { true } else { false } }
  /// Whether the length is in points.
  public var isAbsolute: Bool { if case .absolute = source { true } else { false } }
  /// Whether the length holds until the cell is measured.
  public var isEstimated: Bool { if case .estimated = source { true } else { false } }
  /// The fraction, or the points.
  public var dimension: CGFloat {
    switch source {
    case .widthShare(let value), .heightShare(let value), .absolute(let value), .estimated(let value): value
    }
  }

  /// Returns the points in a container of a size.
  func length(in container: CGSize) -> CGFloat {
    switch source {
    case .widthShare(let share): container.width * share
    case .heightShare(let share): container.height * share
    case .absolute(let points), .estimated(let points): points
    }
  }
}

/// A size in a compositional layout.
///
///     let card = NSCollectionLayoutSize(
///       widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(120))
///     card.widthDimension.dimension  // 0.5
///     card.heightDimension.isEstimated  // true
@preconcurrency @MainActor
open class NSCollectionLayoutSize {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size from two lengths, which may be of different kinds.
  ///
  /// - Parameters:
  ///   - widthDimension: The width; an estimated one is final, because only heights are measured.
  ///   - heightDimension: The height; an estimated one is replaced by the height that the cell
  ///     requires.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// The space between the items of a group.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing {
  /// The points; for a flexible space, the minimum.
  public let spacing: CGFloat
  /// Whether the space takes its part of what is left in the group.
  public let isFlexibleSpacing: Bool
  /// Whether the space is always the same.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
  }

  /// Returns a space of a fixed length.
  ///
  /// - Parameter fixedSpacing: The length in points.
  public static func fixed(_ fixedSpacing: CGFloat) -> Self { Self(fixedSpacing, isFlexible: false) }
  /// Returns a space that takes its part of what is left in the group.
  ///
  /// - Parameter flexibleSpacing: The minimum length in points.
  public static func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(flexibleSpacing, isFlexible: true) }
}
