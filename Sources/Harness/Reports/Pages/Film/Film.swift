import RenderTree
import Storyboards

/// Steps from left to right.
package enum Film {
  package static func html(_ frames: [FilmFrame], label: String) -> String {
    """
    <ol class="film" tabindex="0" aria-label="\(label.html)">
    \(frames.map(\.html).joined())</ol>

    """
  }

  /// The steps of an entry, which take time to lay out: with scripts, they are made when the entry is
  /// opened.
  package static func deferred(_ frames: [FilmFrame]) -> String {
    frames.isEmpty
      ? "" : "<noscript class=\"deferred\">\n\(html(frames, label: "Steps"))</noscript>\n"
  }
}

/// One step on a page: its cause, and pictures side by side.
package struct FilmFrame {
  /// The id of the element, for links.
  package let anchor: String
  /// `Step 2`, or another title.
  let title: String
  let cause: String
  /// The calls that the command recorder recorded.
  let calls: [String]
  package var pictures: [Picture] = []
  /// A text instead of a picture.
  package var end: String?
  /// Whether the step differs.
  package var differs = false
  /// What follows the pictures, as HTML, each after a line that unfolds it.
  package var details: [(summary: String, html: String, group: String?)] = []

  package init(anchor: String, title: String, cause: String, calls: [String] = []) {
    self.anchor = anchor
    self.title = title
    self.cause = cause
    self.calls = calls
  }

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

  var html: String {
    """
    <li class="frame\(differs ? " differs" : "")" id="\(anchor)">
    <p class="cause"><b><a href="#\(anchor)">\(title.html)</a></b><code>\(cause.html)</code></p>
    \(callList)<div class="pictures">
    \(pictures.map { $0.html(of: title) }.joined())\(endNote)</div>
    \(disclosures)</li>

    """
  }

  private var endNote: String { end.map { "<p class=\"end\">\($0.html)</p>\n" } ?? "" }

  private var callList: String {
    calls.isEmpty
      ? ""
      : "<ul class=\"calls\">\(calls.map { "<li>called <code>\($0.html)</code></li>" }.joined())</ul>\n"
  }

  private var disclosures: String {
    let items = details.map { summary, html, group in
      let attributes = (group.map { " data-group=\"\($0.html)\"" } ?? "") + (differs ? " open" : "")
      return "<details\(attributes)><summary>\(summary.html)</summary>\(html)</details>\n"
    }
    return items.isEmpty ? "" : "<div class=\"trees\">\(items.joined())</div>\n"
  }
}

extension FilmFrame.Picture {
  fileprivate func html(of step: String) -> String {
    let attributes =
      (anchor.map { " id=\"\($0)\"" } ?? "") + (group.map { " data-group=\"\($0.html)\"" } ?? "")
    return """
      <figure\(attributes)><figcaption>\(caption.html)</figcaption>\
      <svg role="img" aria-label="\("\(caption), \(step)".html)" viewBox="\(picture.viewBox)" style="\(width)">\
      \(picture.content)\(markElements)</svg></figure>

      """
  }

  /// The width of the picture at a height of 25 rem, or its own width if that is smaller.
  private var width: String {
    let (width, height) = (picture.bounds.width, max(picture.bounds.height, 1))
    // A rem is 16 pixels in browsers by default, and a point of the picture one pixel.
    let rem = (min(width / height * 25, width / 16) * 10).rounded() / 10
    return "--w:\(max(rem, 1).decimalText)rem"
  }

  /// The marks in the order of nodes, so that an inner one is drawn over those around it.
  private var markElements: String {
    marks.sorted { $0.key < $1.key }.compactMap { number, mark in
      guard picture.frames.indices.contains(number), let frame = picture.frames[number] else { return nil }
      return "<rect class=\"mark \(mark.rawValue)\" \(frame.svgAttributes)/>"
    }.joined()
  }
}

extension Storyboard {
  /// All steps, with one picture each, on which the input of the next step is drawn.
  ///
  /// - Parameter anchor: The prefix of the steps' ids.
  package func frames(anchor: String, on sheet: inout WireframeSheet) -> [FilmFrame] {
    steps.enumerated().map { index, step in
      var frame = FilmFrame(
        anchor: "\(anchor).step-\(index + 1)", title: "Step \(index + 1)", cause: step.cause,
        calls: step.calls)
      let picture = sheet.picture(of: step.tree)
      let next = steps.indices.contains(index + 1) ? steps[index + 1] : nil
      let input = next?.inputDrawing(on: step.tree, frames: picture.frames)
      frame.pictures = [.init(caption: configuration, picture: picture.overlaid(with: input))]
      return frame
    }
  }
}
