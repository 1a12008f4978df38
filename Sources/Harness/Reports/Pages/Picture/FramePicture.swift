import RenderTree

extension FilmFrame {
  /// One picture of a frame.
  package struct Picture {
    var caption: String
    var picture: WireframePicture
    /// The marked nodes, by their numbers.
    var marks: [Int: TreeMark]
    /// The name of the pictures that are shown and hidden together.
    var group: String?
    /// The id of the element, for links.
    var anchor: String?
    /// Whether the picture is made only when it is about to be seen; its place is kept.
    var isDeferred = false

    package init(
      caption: String, picture: WireframePicture, marks: [Int: TreeMark] = [:], group: String? = nil,
      anchor: String? = nil
    ) {
      self.caption = caption
      self.picture = picture
      self.marks = marks
      self.group = group
      self.anchor = anchor
    }
  }
}

extension FilmFrame.Picture {
  /// The picture with its caption.
  ///
  /// - Parameter title: What the picture is of, such as `Step 2`, for those who cannot see it.
  func html(of title: String) -> String {
    let attributes =
      (anchor.map { " id=\"\($0)\"" } ?? "") + (group.map { " data-group=\"\($0.html)\"" } ?? "")
    let svg = """
      <svg role="img" aria-label="\("\(caption), \(title)".html)" viewBox="\(picture.viewBox)">\
      \(picture.content)\(markGroup)</svg>
      """
    return """
      <figure\(attributes)><figcaption>\(caption.html)</figcaption>\
      <div \(view)>\(isDeferred ? svg.deferredHTML : svg)</div></figure>

      """
  }

  /// The picture alone, without marks, as an ornament of a link that has words.
  ///
  /// - Parameter isDeferred: Whether it is made when it is about to be seen.
  func thumbnail(isDeferred: Bool) -> String {
    let svg = "<svg aria-hidden=\"true\" viewBox=\"\(picture.viewBox)\">\(picture.content)</svg>"
    return "<span \(view)>\(isDeferred ? svg.deferredHTML : svg)</span>"
  }

  /// The width of the picture at a height of 25 rem, or its own width if that is smaller.
  var width: String { "--w:\(widthInRem.decimalText)rem" }

  /// The attributes of the element that has the picture, or keeps its place.
  private var view: String {
    picture.cornerRadius > 0
      ? "class=\"view screen\" style=\"\(width)\(proportions)\(corner)\""
      : "class=\"view\" style=\"\(width)\(proportions)\""
  }

  /// The corners of a screen as shares of width and height, since a page shows it smaller.
  private var corner: String {
    let (width, height) = (picture.bounds.width, picture.bounds.height)
    let shares = [picture.cornerRadius / width, picture.cornerRadius / height].map { ($0 * 100).decimalText }
    return ";--corner:\(shares[0])%/\(shares[1])%"
  }

  private var widthInRem: Double {
    let (width, height) = (picture.bounds.width, max(picture.bounds.height, 1))
    // A rem is 16 pixels in browsers by default, and a point of the picture one pixel.
    let rem = (min(width / height * 25, width / 16) * 10).rounded() / 10
    return max(rem, 1)
  }

  /// How high the picture is in a cause's card of a wide window, in rem: as in the style, half again as large as
  /// elsewhere, but at most 22 rem wide.
  var heightInCard: Double {
    min(widthInRem * 1.5, 22) * picture.bounds.height / max(picture.bounds.width, 1)
  }

  private var proportions: String {
    ";aspect-ratio:\(picture.bounds.width.decimalText)/\(max(picture.bounds.height, 1).decimalText)"
  }

  private var markGroup: String { marks.isEmpty ? "" : "<g class=\"marks\">\(markElements)</g>" }

  /// The outlines of each kind as one shape.
  private var markElements: String {
    TreeMark.allCases.map { mark in
      let numbers = marks.filter { $0.value == mark }.keys.sorted()
      let frames = numbers.compactMap { picture.frames.indices.contains($0) ? picture.frames[$0] : nil }
      guard !frames.isEmpty else { return "" }
      let outlines = frames.map { $0.around(in: picture.bounds).outline }.joined()
      return "<path class=\"mark \(mark.rawValue)\" d=\"\(outlines)\"/>"
    }.joined()
  }
}

extension RenderFrame {
  /// The frame with a margin, so that an outline covers nothing of it, but inside the picture.
  fileprivate func around(in bounds: RenderFrame) -> RenderFrame {
    let left = max(x - Self.margin, bounds.x + Self.edge)
    let top = max(y - Self.margin, bounds.y + Self.edge)
    let right = min(x + width + Self.margin, bounds.x + bounds.width - Self.edge)
    let bottom = min(y + height + Self.margin, bounds.y + bounds.height - Self.edge)
    return RenderFrame(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The frame as path data.
  fileprivate var outline: String {
    let (right, bottom) = (x + width, y + height)
    return "M\(x.decimalText) \(y.decimalText)H\(right.decimalText)V\(bottom.decimalText)H\(x.decimalText)Z"
  }

  /// The distance of an outline from what it marks, in points.
  private static let margin = 2.0
  /// Half an outline's width.
  private static let edge = 1.0
}
