import Diagnostics
import GoldenFiles
import Review
import Storyboards

/// A review at a terminal: takes bytes of keys and returns what to draw.
struct ReviewSession {
  private(set) var screen: ReviewScreen
  /// The right to write goldens, once the reviewer has said yes.
  private(set) var lock: WritingLock?
  private let goldens: GoldenStore
  private var reader = ReviewKeyReader()
  /// The size of what was drawn last; `nil` if the screen no longer shows it.
  private var drawnSize: ScreenSize?

  init(_ review: PendingReview, goldens: GoldenStore) {
    screen = ReviewScreen(review)
    if review.causes.count > 1 { screen.openList() }
    self.goldens = goldens
  }

  /// Whether the reviewer is done.
  var isFinished: Bool {
    if case .finished = screen.mode { true } else { false }
  }

  /// Does what the keys mean. Pass no bytes when none came for a moment.
  mutating func take(_ bytes: [UInt8], on size: ScreenSize) {
    for key in reader.keys(in: bytes) where !isFinished {
      screen.press(key, on: size)
      drawnSize = nil
      if screen.mode == .finished(applies: true) { takeLock() }
    }
  }

  /// What to draw now; `nil` if neither a key nor a new size changed what was drawn last.
  mutating func linesToDraw(on size: ScreenSize) -> [ScreenLine]? {
    guard size != drawnSize else { return nil }
    drawnSize = size
    screen.layOut(on: size)
    return screen.lines(on: size)
  }

  /// Notes that the screen no longer shows what was drawn.
  mutating func forgetDrawing() { drawnSize = nil }

  /// While another process writes goldens, the decisions and the question stay.
  private mutating func takeLock() {
    do throws(Diagnostic) {
      lock = try goldens.lockForWriting()
    } catch {
      screen.askAgain(since: error)
    }
  }
}
