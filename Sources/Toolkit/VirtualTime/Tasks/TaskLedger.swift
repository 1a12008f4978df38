/// The tasks that a replay has begun, and which of them sleep.
final class TaskLedger {
  private var entries: [UInt: Entry] = [:]
  /// The waking jobs of sleeping tasks, by their tasks' addresses.
  private var sleeps: [UInt: Int] = [:]

  private struct Entry {
    /// Keeps a new task at the address of an old one from being taken for it.
    weak var task: AnyObject?
    let submitter: CallStack
  }

  /// Notes that a task is about to go on, and returns the calls that led to its beginning.
  func begin(_ address: UInt, in replay: Replay) -> CallStack {
    // A task that goes on before its sleep is over was canceled.
    if let number = sleeps.removeValue(forKey: address) { replay.neglect(number) }
    if let entry = entries[address], entry.task != nil { return entry.submitter }
    let submitter = replay.calls
    guard let pointer = UnsafeRawPointer(bitPattern: address), !Self.isChild(pointer) else {
      return submitter
    }
    let task = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
    entries[address] = Entry(task: task, submitter: submitter)
    return submitter
  }

  /// Whether a task is another one's child. The memory of such a one may be its parent's, and
  /// cannot be referred to.
  private static func isChild(_ task: UnsafeRawPointer) -> Bool {
    let (flags, childTask): (Int, UInt32) = (32, 1 << 24)
    return task.load(fromByteOffset: flags, as: UInt32.self) & childTask != 0
  }

  /// How many tasks wait for something else than time, such as a continuation or a stream.
  var waitingCount: Int {
    entries.count { address, entry in
      entry.task != nil && sleeps[address] == nil
        && UnsafeRawPointer(bitPattern: address).map(Self.waits) == true
    }
  }

  /// Whether a task has not ended, and is not about to go on either.
  private static func waits(_ task: UnsafeRawPointer) -> Bool {
    let (status, isEnqueued, hasEnded): (Int, UInt32, UInt32) = (96, 1 << 12, 1 << 13)
    return task.load(fromByteOffset: status, as: UInt32.self) & (isEnqueued | hasEnded) == 0
  }

  /// Lets no task of the replay go on.
  func abandon() {
    AbandonedTasks.add(entries.compactMapValues(\.task))
    entries = [:]
    sleeps = [:]
  }

  /// Notes that a task sleeps until a job wakes it.
  func sleep(_ address: UInt, until number: Int) {
    sleeps[address] = number
  }

  /// Notes that a task's sleep is over.
  func wake(_ address: UInt) {
    sleeps[address] = nil
  }
}

extension CallStack {
  /// The functions that a task that is about to wait will return to, which are on no thread's
  /// stack.
  static func ofTask(at address: UInt) -> CallStack {
    // The position of the next context in a task, and of the caller and its function in a context.
    let (nextContext, caller, function): (UInt, UInt, UInt) = (64, 0, 8)
    var context = word(at: address + nextContext)
    var addresses: [UInt] = []
    var isInApplication = false
    while context != 0, addresses.count < 32 {
      let resume = word(at: context + function)
      let isOfRuntime = LoadedFunction.file(at: resume)?.base == runtime
      // The runtime's first function is at the end, behind which the contexts are not linked.
      guard resume != 0, !isOfRuntime || !isInApplication else { break }
      isInApplication = isInApplication || !isOfRuntime
      // The address is a function's first; a return address is behind a call.
      addresses.append(resume + 1)
      context = word(at: context + caller)
    }
    return CallStack(addresses: addresses)
  }

  /// The beginning of the library that runs tasks.
  private static let runtime: UInt? = {
    let function: UInt? = LoadedFunction.named("swift_task_create")
    return function.flatMap { LoadedFunction.file(at: $0)?.base }
  }()

  private static func word(at address: UInt) -> UInt {
    UnsafeRawPointer(bitPattern: address)?.load(as: UInt.self) ?? 0
  }
}
