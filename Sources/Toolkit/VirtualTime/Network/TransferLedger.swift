/// The pending requests of a replay.
final class TransferLedger {
  private var transfers: [UInt: Transfer] = [:]
  /// Transfers with answers to deliver, in the order of arrival.
  private var waiting: [Transfer] = []
  private var ended: [(transfer: Transfer, code: Int32)] = []
  /// libcurl's message that a transfer has ended; valid until the next message is read.
  private let message = UnsafeMutablePointer<CurlMessage>.allocate(capacity: 1)

  deinit { message.deallocate() }

  func set(_ option: Int32, of easy: UInt, to value: UnsafeMutableRawPointer?) {
    transfer(easy).set(option, to: value)
  }

  /// Schedules the answer to a request.
  func begin(_ easy: UInt, on multi: UInt, in replay: Replay) {
    let transfer = transfer(easy)
    let answer = replay.answer(transfer.request)
    transfer.begin(on: multi, with: answer.content)
    let kind = JobKind.request(transfer.request.words, address: transfer.request.address)
    transfer.job = replay.put(kind, on: .tasks, at: replay.now + max(0, answer.delay)) {
      [unowned self, unowned transfer] in
      transfer.fallDue()
      waiting.append(transfer)
      CurlSessions.wake(multi)
    }
  }

  /// Cancels a transfer.
  func cancel(_ easy: UInt, in replay: Replay) {
    guard let transfer = transfers[easy] else { return }
    if let job = transfer.job.take() {
      replay.remove(job)
      replay.noteCancellation(of: transfer.request)
    }
    waiting.removeAll { $0 === transfer }
    ended.removeAll { $0.transfer === transfer }
  }

  func remove(_ easy: UInt, in replay: Replay) {
    cancel(easy, in: replay)
    transfers[easy] = nil
  }

  func pause(_ easy: UInt, _ isPaused: Bool) {
    guard let transfer = transfers[easy] else { return }
    transfer.isPaused = isPaused
    if !isPaused, transfer.isDue { CurlSessions.wake(transfer.multi) }
  }

  /// Delivers the answers that have arrived for a session.
  func proceed(on multi: UInt) {
    for transfer in waiting where transfer.multi == multi {
      guard let code = transfer.proceed() else { continue }
      waiting.removeAll { $0 === transfer }
      ended.append((transfer, code))
    }
  }

  /// Returns the message that the next transfer of a session has ended; `nil` if no other has ended.
  func readMessage(of multi: UInt) -> UnsafeMutableRawPointer? {
    guard let index = ended.firstIndex(where: { $0.transfer.multi == multi }) else { return nil }
    let (transfer, code) = ended.remove(at: index)
    let done: Int32 = 1
    message.initialize(to: CurlMessage(kind: done, easy: transfer.easy, code: code))
    return UnsafeMutableRawPointer(message)
  }

  /// Returns the `errno` from which Foundation makes its error; `nil` if the transfer has not failed.
  func errorOfSystem(of easy: UInt) -> Int? {
    transfers[easy]?.failure.map(\.errorOfSystem)
  }

  private func transfer(_ easy: UInt) -> Transfer {
    if let transfer = transfers[easy] { return transfer }
    let transfer = Transfer(easy)
    transfers[easy] = transfer
    return transfer
  }
}

/// The C structure `CURLMsg`.
private struct CurlMessage {
  var kind: Int32
  var easy: UInt
  var code: Int32
}
