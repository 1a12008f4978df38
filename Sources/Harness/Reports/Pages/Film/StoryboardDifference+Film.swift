import RenderTree
import Storyboards

extension StoryboardDifference {
  /// All steps of two storyboards side by side; steps that are equal have one picture.
  ///
  /// - Parameters:
  ///   - expected, actual: The storyboards that were compared.
  ///   - anchor: The prefix of the steps' ids.
  ///   - words: The names of the two storyboards.
  package func frames(
    from expected: Storyboard, to actual: Storyboard, anchor: String,
    words: (expected: String, actual: String), on sheet: inout WireframeSheet
  ) -> [FilmFrame] {
    let differing = Set(steps.map { "\(anchor).\($0.anchor)" })
    return pairs(expected.steps.count, actual.steps.count).map { pair in
      let number = (pair.expected ?? pair.actual ?? 0) + 1
      let steps = (pair.expected.map { expected.steps[$0] }, pair.actual.map { actual.steps[$0] })
      var frame = FilmFrame(
        anchor: "\(anchor).step-\(number)" + (pair.expected == nil ? "-now" : ""),
        title: "Step \(number)", cause: steps.0?.cause ?? steps.1?.cause ?? "")
      frame.events = (steps.1 ?? steps.0).map(FilmFrame.Event.all) ?? []
      frame.step = pair.actual
      frame.differs = differing.contains(frame.anchor)
      frame.show(steps.0?.tree, steps.1?.tree, words: words, on: &sheet)
      // What merely persists is reported once, at the step that led to it.
      if !frame.differs, !frame.details.isEmpty {
        frame.details = [
          ("Tree", "<p class=\"muted\">All that differs here began in an earlier step.</p>", nil)
        ]
      }
      return frame
    }
  }

  /// Pairs the steps of one storyboard with those of the other.
  private func pairs(_ expectedCount: Int, _ actualCount: Int) -> [(expected: Int?, actual: Int?)] {
    // Advances in both at once, and waits in one if the other has an additional step.
    let missing = Set(steps.filter { $0.kind == .missing }.map { $0.number - 1 })
    let extra = Set(steps.filter { $0.kind == .extra }.map { $0.number - 1 })
    var pairs: [(expected: Int?, actual: Int?)] = []
    var (old, new) = (0, 0)
    while old < expectedCount || new < actualCount {
      let isMissing = missing.contains(old) || new >= actualCount
      let isExtra = !isMissing && (extra.contains(new) || old >= expectedCount)
      pairs.append((isExtra ? nil : old, isMissing ? nil : new))
      if !isExtra { old += 1 }
      if !isMissing { new += 1 }
    }
    return pairs
  }
}

extension StepDifference {
  /// The suffix of the step's id; a step that is not in the golden may have the same number as another.
  var anchor: String { "step-\(number)" + (kind == .extra ? "-now" : "") }
}

extension FilmFrame {
  /// Shows two trees side by side, or one tree if they are equal or the other is missing.
  fileprivate mutating func show(
    _ expected: RenderNode?, _ actual: RenderNode?, words: (expected: String, actual: String),
    on sheet: inout WireframeSheet
  ) {
    switch (expected, actual) {
    case (let old?, let new?) where old == new:
      pictures = [Picture(caption: "Both the same", picture: sheet.picture(of: new))]
    case (let old?, let new?):
      let marks = TreeMarks(from: old, to: new)
      pictures = [
        Picture(words.expected, of: old, marks.golden, on: &sheet),
        Picture(words.actual, of: new, marks.actual, on: &sheet),
      ]
      details = [("Tree", TreeHunks.html(from: old, to: new), nil)]
    case (let old?, nil):
      pictures = [Picture(caption: "\(words.expected) only", picture: sheet.picture(of: old))]
    case (nil, let new?):
      pictures = [Picture(caption: "\(words.actual) only", picture: sheet.picture(of: new))]
    case (nil, nil): break
    }
  }
}

extension FilmFrame.Picture {
  /// A picture with marks of what can be seen.
  fileprivate init(
    _ caption: String, of tree: RenderNode, _ marks: [Int: TreeMark], on sheet: inout WireframeSheet
  ) {
    let picture = sheet.picture(of: tree)
    self.init(caption: caption, picture: picture, marks: VisibleNodes(in: picture, of: tree).marks(marks))
  }
}
