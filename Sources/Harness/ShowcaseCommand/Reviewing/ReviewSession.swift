import Diagnostics
import GoldenFiles
import Review
import ScenarioGoldens

/// A review at a terminal: takes bytes of keys and returns what is to be drawn.
struct ReviewSession {
  private(set) var screen: ReviewScreen
  /// The right to write goldens, from the reviewer's yes on.
  private(set) var lock: WritingLock?
  private let goldens: GoldenStore
  private var reader = ReviewKeyReader()
  /// The size of what was drawn last; `nil` where that is not what the screen is now.
  private var drawnSize: ScreenSize?

  init(_ review: PendingReview, goldens: GoldenStore) {
    screen = ReviewScreen(review)
    self.goldens = goldens
  }

  /// Whether the reviewer is done.
  var isFinished: Bool {
    if case .finished = screen.mode { true } else { false }
  }

  /// Does what the keys mean; no bytes say that a moment went by without any.
  mutating func take(_ bytes: [UInt8], on size: ScreenSize) {
    for key in reader.keys(in: bytes) where !isFinished {
      screen.press(key, on: size)
      drawnSize = nil
      if screen.mode == .finished(applies: true) { takeLock() }
    }
  }

  /// What is to be drawn now; `nil` where neither a key nor another size changed what was drawn last.
  mutating func linesToDraw(on size: ScreenSize) -> [ScreenLine]? {
    guard size != drawnSize else { return nil }
    drawnSize = size
    screen.layOut(on: size)
    return screen.lines(on: size)
  }

  /// What was drawn is not on the screen any more.
  mutating func forgetDrawing() { drawnSize = nil }

  /// While another process writes goldens, the decisions are kept and the question stays.
  private mutating func takeLock() {
    do throws(Diagnostic) {
      lock = try goldens.lockForWriting()
    } catch {
      screen.askAgain(since: error)
    }
  }
}
