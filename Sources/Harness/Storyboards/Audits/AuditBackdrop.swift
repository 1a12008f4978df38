import RenderTree

/// What is seen at one place of the screen while the nodes of a tree are painted in their order.
///
///     var backdrop = AuditBackdrop()
///     backdrop.paint(.color(white))
///     backdrop.open(until: 9, opacity: 0.5)
///     backdrop.seen(black)  // #808080: black text in a node of half opacity
struct AuditBackdrop {
  /// The translucent nodes around the place, the outermost first, below the screen.
  private var groups = [Group(end: .max, opacity: 1)]

  /// The content of a node that is painted as a whole, since it is translucent.
  private struct Group {
    /// The number of the first node after the content.
    var end: Int
    var opacity: Double
    var pixel = Pixel()
  }

  private struct Pixel {
    var color = AuditColor.clear
    /// Whether all that is painted has a known color.
    var isKnown = true

    func over(_ other: Pixel) -> Pixel {
      Pixel(
        color: color.over(other.color),
        isKnown: isKnown && (other.isKnown || color.alpha >= AuditBackdrop.opaque))
    }

    func faded(by opacity: Double) -> Pixel { Pixel(color: color.faded(by: opacity), isKnown: isKnown) }
  }

  /// The least opacity that hides what is behind.
  private static let opaque = 0.999

  /// Begins the content of a translucent node, which ends before the node of a number.
  mutating func open(until end: Int, opacity: Double) {
    groups.append(Group(end: end, opacity: opacity))
  }

  /// Ends the content of translucent nodes in which the node of a number is not.
  mutating func close(before number: Int) {
    while let last = groups.last, last.end <= number, groups.count > 1 {
      groups.removeLast()
      let pixel = last.pixel.faded(by: last.opacity)
      groups[groups.count - 1].pixel = pixel.over(groups[groups.count - 1].pixel)
    }
  }

  mutating func paint(_ paint: AuditPaint) {
    let pixel: Pixel
    switch paint {
    case .nothing: return
    case .color(let color): pixel = Pixel(color: color)
    case .unknown: pixel = Pixel(isKnown: false)
    }
    groups[groups.count - 1].pixel = pixel.over(groups[groups.count - 1].pixel)
  }

  /// Returns what is seen where `color` is painted last; `nil` if that is unknown, or if nothing opaque is
  /// behind it.
  func seen(_ color: AuditColor = .clear) -> AuditColor? {
    var pixel = Pixel(color: color)
    // From the innermost outward, each with what is in it and in front of what is around it.
    for group in groups.reversed() { pixel = pixel.over(group.pixel).faded(by: group.opacity) }
    return pixel.isKnown && pixel.color.alpha >= Self.opaque ? pixel.color : nil
  }
}
