/// Where a page is while it scrolls, in points.
public struct ScrollPosition: Hashable, Sendable {
  /// The content's distance above the top of what shows.
  public var offset: Double
  /// The height of what shows.
  public var visibleHeight: Double
  /// The height of the page.
  public var contentHeight: Double
  /// Whether two fingers make the page larger or smaller.
  public var isZooming: Bool

  /// Describes a position.
  public init(offset: Double, visibleHeight: Double, contentHeight: Double, isZooming: Bool = false) {
    (self.offset, self.visibleHeight) = (offset, visibleHeight)
    (self.contentHeight, self.isZooming) = (contentHeight, isZooming)
  }

  /// Whether the page is pulled past its end.
  var isBeyondEnd: Bool { offset + visibleHeight >= contentHeight }
}
