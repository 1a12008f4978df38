/// One who listens to a signal: hears one event after the other, and nothing after the end.
final class Listening<Value> {
  private var callback: ((Event<Value>) -> Void)?
  private var attachment: (any Disposable)?
  private var waiting: [Event<Value>] = []
  private var isTelling = false

  init(_ callback: @escaping (Event<Value>) -> Void) {
    self.callback = callback
  }

  /// Attaches to a source, which may tell events, and even the end, at once.
  func begin(_ attach: (@escaping (Event<Value>) -> Void) -> any Disposable) {
    let attachment = attach(tell)
    if callback == nil { attachment.dispose() } else { self.attachment = attachment }
  }

  /// Lets go of the source; nothing is heard any more.
  func end() {
    callback = nil
    waiting = []
    let attachment = attachment
    self.attachment = nil
    attachment?.dispose()
  }

  private func tell(_ event: Event<Value>) {
    guard callback != nil else { return }
    waiting.append(event)
    guard !isTelling else { return }
    isTelling = true
    while !waiting.isEmpty {
      let event = waiting.removeFirst()
      let callback = callback
      if event.isEnd { end() }
      callback?(event)
    }
    isTelling = false
  }
}
