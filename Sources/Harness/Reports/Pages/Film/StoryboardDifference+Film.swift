import RenderTree
import Storyboards

extension StoryboardDifference {
  /// All steps of two storyboards side by side; one picture where both are the same.
  ///
  /// - Parameters:
  ///   - expected, actual: What differs so.
  ///   - anchor: What the ids of the steps begin with.
  ///   - words: What to call the two storyboards.
  package func frames(
    from expected: Storyboard, to actual: Storyboard, anchor: String,
    words: (expected: String, actual: String), on sheet: inout WireframeSheet
  ) -> [FilmFrame] {
    let differing = Set(steps.map { "\(anchor).\($0.anchor)" })
    return pairs(expected.steps.count, actual.steps.count).map { pair in
      let number = (pair.expected ?? pair.actual ?? 0) + 1
      let step = pair.expected.map { expected.steps[$0] } ?? pair.actual.map { actual.steps[$0] }
      var frame = FilmFrame(
        anchor: "\(anchor).step-\(number)" + (pair.expected == nil ? "-now" : ""),
        title: "Step \(number)", cause: step?.cause ?? "")
      frame.differs = differing.contains(frame.anchor)
      frame.show(
        pair.expected.map { expected.steps[$0].tree }, pair.actual.map { actual.steps[$0].tree },
        words: words, on: &sheet)
      return frame
    }
  }

  /// Which step of one storyboard goes with which of the other.
  private func pairs(_ expectedCount: Int, _ actualCount: Int) -> [(expected: Int?, actual: Int?)] {
    // Goes through both at once, and waits in one where the other has a step that it lacks.
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
  /// The end of the step's id; a step that the golden lacks may have the number of another.
  var anchor: String { "step-\(number)" + (kind == .extra ? "-now" : "") }
}

extension FilmFrame {
  /// Shows two trees side by side, or one where they are equal or the other is not there.
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
        Picture(caption: words.expected, picture: sheet.picture(of: old), marks: marks.golden),
        Picture(caption: words.actual, picture: sheet.picture(of: new), marks: marks.actual),
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
