import RenderTree
import Storyboards

/// One step on a page: its cause, and pictures side by side.
package struct FilmFrame {
  /// The id of the element, for links.
  package let anchor: String
  /// `Step 2`, or another title.
  let title: String
  let cause: String
  /// The index of the step among those that ran; `nil` if only the golden has it.
  var step: Int?
  /// What the step led to.
  var events: [Event] = []
  package var pictures: [Picture] = []
  /// A text instead of a picture.
  package var end: String?
  /// Whether the step differs.
  package var differs = false
  /// What follows the pictures, as HTML, each after a line that unfolds it.
  package var details: [(summary: String, html: String, group: String?)] = []

  package init(anchor: String, title: String, cause: String) {
    self.anchor = anchor
    self.title = title
    self.cause = cause
  }

  var html: String {
    """
    <li class="frame\(differs ? " differs" : "")" id="\(anchor)">
    <p class="cause"><b>\(title.html)</b> <code>\(cause.htmlText)</code></p>
    \(Event.list(events))\(pictureList)\(disclosures)</li>

    """
  }

  /// The pictures; two of one step can be compared.
  private var pictureList: String {
    let isPair = pictures.count == 2 && pictures.allSatisfy { $0.group == nil }
    return """
      <div class="pictures\(isPair ? " pair" : "")">
      \(pictures.map { $0.html(of: title) }.joined())\(endNote)</div>

      """
  }

  private var endNote: String { end.map { "<p class=\"end\">\($0.html)</p>\n" } ?? "" }

  private var disclosures: String {
    let items = details.map { summary, html, group in
      let attribute = group.map { " data-group=\"\($0.html)\"" } ?? ""
      return "<details\(attribute)><summary>\(summary.html)</summary>\(html)</details>\n"
    }
    return items.isEmpty ? "" : "<div class=\"trees\">\(items.joined())</div>\n"
  }
}

extension Storyboard {
  /// All steps, with one picture each, on which the input of the next step is drawn.
  ///
  /// - Parameter anchor: The prefix of the steps' ids.
  package func frames(anchor: String, on sheet: inout WireframeSheet) -> [FilmFrame] {
    steps.enumerated().map { index, step in
      var frame = FilmFrame(
        anchor: "\(anchor).step-\(index + 1)", title: "Step \(index + 1)", cause: step.cause)
      frame.step = index
      frame.events = FilmFrame.Event.all(of: step)
      let picture = sheet.picture(of: step.tree)
      let next = steps.indices.contains(index + 1) ? steps[index + 1] : nil
      let input = next?.inputDrawing(on: step.tree, frames: picture.frames)
      frame.pictures = [.init(caption: configuration, picture: picture.overlaid(with: input))]
      return frame
    }
  }
}
