import RenderTree
import Storyboards

extension StoryboardDifference {
  /// All steps of two storyboards side by side, on which the inputs of the next steps are drawn; steps that are equal
  /// have one picture.
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
      frame.show(
        pair.expected.map { ShownStep(expected, $0) }, pair.actual.map { ShownStep(actual, $0) },
        words: words,
        on: &sheet)
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

/// What a step of a storyboard shows, and the step after it.
private struct ShownStep {
  let tree: RenderNode
  let next: Step?

  init(_ storyboard: Storyboard, _ index: Int) {
    tree = storyboard.steps[index].tree
    next = storyboard.steps.indices.contains(index + 1) ? storyboard.steps[index + 1] : nil
  }
}

extension FilmFrame {
  /// Shows two steps side by side, or one if their trees are equal or the other is missing.
  fileprivate mutating func show(
    _ expected: ShownStep?, _ actual: ShownStep?, words: (expected: String, actual: String),
    on sheet: inout WireframeSheet
  ) {
    switch (expected, actual) {
    case (let old?, let new?) where old.tree == new.tree:
      pictures = [Picture("Both the same", of: new, on: &sheet)]
    case (let old?, let new?):
      let marks = TreeMarks(from: old.tree, to: new.tree)
      pictures = [
        Picture(words.expected, of: old, marks.golden, on: &sheet),
        Picture(words.actual, of: new, marks.actual, on: &sheet),
      ]
      details = [("Tree", TreeHunks.html(from: old.tree, to: new.tree), nil)]
    case (let old?, nil): pictures = [Picture("\(words.expected) only", of: old, on: &sheet)]
    case (nil, let new?): pictures = [Picture("\(words.actual) only", of: new, on: &sheet)]
    case (nil, nil): break
    }
  }
}

extension FilmFrame.Picture {
  /// A picture with the input of the next step, and with marks of what can be seen.
  fileprivate init(
    _ caption: String, of step: ShownStep, _ marks: [Int: TreeMark] = [:], on sheet: inout WireframeSheet
  ) {
    let picture = sheet.picture(of: step.tree)
    let input = step.next?.inputDrawing(on: step.tree, frames: picture.frames)
    let visible = marks.isEmpty ? [:] : VisibleNodes(in: picture, of: step.tree).marks(marks)
    self.init(caption: caption, picture: picture.overlaid(with: input), marks: visible)
  }
}
