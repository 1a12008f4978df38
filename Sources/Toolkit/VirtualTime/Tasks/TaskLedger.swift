/// The tasks that a replay has begun, and which of them sleep.
final class TaskLedger {
  private var entries: [UInt: Entry] = [:]
  /// The jobs that wake sleeping tasks, by the tasks' addresses.
  private var sleeps: [UInt: Int] = [:]

  private struct Entry {
    /// Distinguishes a new task from an old one at the same address.
    weak var task: AnyObject?
    let submitter: CallStack
  }

  /// Records that a task is about to resume, and returns the calls that began it.
  func begin(_ address: UInt, in replay: Replay) -> CallStack {
    // A task that resumes before its sleep is over was canceled.
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

  /// Whether a task is a child task. A child's memory may be part of its parent's, so there cannot be
  /// references to it.
  private static func isChild(_ task: UnsafeRawPointer) -> Bool {
    let (flags, childTask): (Int, UInt32) = (32, 1 << 24)
    return task.load(fromByteOffset: flags, as: UInt32.self) & childTask != 0
  }

  /// The number of tasks that wait for something other than time, such as a continuation or a stream.
  var waitingCount: Int {
    entries.count { address, entry in
      entry.task != nil && sleeps[address] == nil
        && UnsafeRawPointer(bitPattern: address).map(Self.waits) == true
    }
  }

  /// Whether a task has not ended and is not about to resume.
  private static func waits(_ task: UnsafeRawPointer) -> Bool {
    let (status, isEnqueued, hasEnded): (Int, UInt32, UInt32) = (96, 1 << 12, 1 << 13)
    return task.load(fromByteOffset: status, as: UInt32.self) & (isEnqueued | hasEnded) == 0
  }

  /// Keeps all tasks of the replay from resuming.
  func abandon() {
    AbandonedTasks.add(entries.compactMapValues(\.task))
    entries = [:]
    sleeps = [:]
  }

  /// Records that a task sleeps until a job wakes it.
  func sleep(_ address: UInt, until number: Int) {
    sleeps[address] = number
  }

  /// Records that a task's sleep is over.
  func wake(_ address: UInt) {
    sleeps[address] = nil
  }
}

extension CallStack {
  /// The functions that a suspending task will return to, which are not on a thread's stack.
  static func ofTask(at address: UInt) -> CallStack {
    // The offsets of the next context in a task, and of the caller and its function in a context.
    let (nextContext, caller, function): (UInt, UInt, UInt) = (64, 0, 8)
    var context = word(at: address + nextContext)
    var addresses: [UInt] = []
    var isInApplication = false
    while context != 0, addresses.count < 32 {
      let resume = word(at: context + function)
      let isOfRuntime = LoadedFunction.file(at: resume)?.base == runtime
      // The runtime's first function is last; the contexts after it are not linked.
      guard resume != 0, !isOfRuntime || !isInApplication else { break }
      isInApplication = isInApplication || !isOfRuntime
      // The address is the beginning of a function, whereas a return address follows a call.
      addresses.append(resume + 1)
      context = word(at: context + caller)
    }
    return CallStack(addresses: addresses)
  }

  /// The base address of the library that runs tasks.
  private static let runtime: UInt? = {
    let function: UInt? = LoadedFunction.named("swift_task_create")
    return function.flatMap { LoadedFunction.file(at: $0)?.base }
  }()

  private static func word(at address: UInt) -> UInt {
    UnsafeRawPointer(bitPattern: address)?.load(as: UInt.self) ?? 0
  }
}
