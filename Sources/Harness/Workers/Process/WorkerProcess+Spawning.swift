import Platform

extension WorkerProcess {
  /// Starts a worker.
  ///
  /// Its connection is descriptor 3, its standard input is empty, and its standard output and
  /// standard error go into one pipe, in the order of writing.
  init(_ command: WorkerCommand) throws(WorkerNotStarted) {
    let container = try Self.container(for: command)
    let descriptors = try Descriptors(for: command)
    defer { descriptors.closeWorkerEnds() }
    var identifier: pid_t = 0
    var command = command
    command.environment.merge(container.variables) { $1 }
    let code = Self.spawn(command, descriptors, &identifier)
    guard code == 0 else {
      descriptors.closeOwnEnds()
      container.remove()
      throw WorkerNotStarted(executable: command.executable, reason: String(cString: strerror(code)))
    }
    self.identifier = identifier
    socket = Socket(descriptor: descriptors.socket)
    output = descriptors.output
    self.container = container
  }

  private static func container(for command: WorkerCommand) throws(WorkerNotStarted) -> DataContainer {
    do {
      return try DataContainer(environment: command.environment)
    } catch {
      throw WorkerNotStarted(
        executable: command.executable, reason: error.reason, unusableFolder: error.folder)
    }
  }

  private static func spawn(
    _ command: WorkerCommand, _ descriptors: Descriptors, _ identifier: inout pid_t
  ) -> Int32 {
    var actions = SpawnTypes.noActions
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    // Copies of descriptors stay open in the worker, unlike the descriptors themselves.
    posix_spawn_file_actions_adddup2(&actions, descriptors.workerOutput, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, descriptors.workerOutput, STDERR_FILENO)
    posix_spawn_file_actions_adddup2(&actions, descriptors.workerSocket, WorkerConnection.descriptor)
    var attributes = Self.attributes()
    defer { posix_spawnattr_destroy(&attributes) }
    return CStrings([command.executable] + command.arguments).withPointers { arguments in
      // Sorted, as the order of a dictionary differs from run to run.
      let variables = command.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      return CStrings(variables).withPointers { environment in
        posix_spawn(&identifier, command.executable, &actions, &attributes, arguments, environment)
      }
    }
  }

  /// A new process group, so that it can be killed with all that it starts; no signal is blocked or
  /// ignored, although the pool blocks some in this process.
  private static func attributes() -> SpawnTypes.Attributes {
    var attributes = SpawnTypes.noAttributes
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    return attributes
  }
}

/// The two ends of a worker's connection and of its output; none is inherited by processes that
/// start later.
private struct Descriptors {
  let socket: Int32
  let workerSocket: Int32
  let output: Int32
  let workerOutput: Int32

  init(for command: WorkerCommand) throws(WorkerNotStarted) {
    var sockets: [Int32] = [0, 0]
    var pipes: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, streamSocket, 0, &sockets) == 0 else {
      throw Self.failure(command)
    }
    guard pipe(&pipes) == 0 else {
      let failure = Self.failure(command)
      sockets.forEach { close($0) }
      throw failure
    }
    (socket, workerSocket, output, workerOutput) = (sockets[0], sockets[1], pipes[0], pipes[1])
    for descriptor in sockets + pipes { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    // Output is read as far as it has arrived.
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
  }

  func closeOwnEnds() {
    [socket, output].forEach { close($0) }
  }

  func closeWorkerEnds() {
    [workerSocket, workerOutput].forEach { close($0) }
  }

  private static func failure(_ command: WorkerCommand) -> WorkerNotStarted {
    WorkerNotStarted(executable: command.executable, reason: String(cString: strerror(errno)))
  }
}

/// Passes strings to a C function as an array of pointers that ends with a null pointer.
private struct CStrings {
  let strings: [String]

  init(_ strings: [String]) {
    self.strings = strings
  }

  func withPointers<Result>(_ body: ([UnsafeMutablePointer<CChar>?]) -> Result) -> Result {
    let pointers = strings.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    return body(pointers)
  }
}
