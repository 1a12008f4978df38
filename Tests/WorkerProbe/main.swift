import Platform
import Workers

/// A worker that does what each job's text says, good or bad.
let connection = WorkerConnection()
connection.limitMemory(to: 1 << 30)
var jobs = 0
connection.serve { job in
  jobs += 1
  return Array(answer(to: String(decoding: job, as: UTF8.self), number: jobs).utf8)
}

func answer(to job: String, number: Int) -> String {
  let words = job.split(separator: " ")
  switch words.first {
  case "echo": return job
  case "number": return "\(number)"
  case "detail": return getenv("DETAIL").map { String(cString: $0) } ?? ""
  case "process": return "\(getpid())"
  case "print":
    print("printed \(words[1])")
    fflush(nil)
    return "done"
  case "flood":
    for _ in 0..<1_000_000 { write(STDOUT_FILENO, "0123456789", 10) }
    return "flooded"
  case "long": return String(repeating: "x", count: 5_000_000)
  case "sleep":
    usleep(50_000)
    return "slept"
  case "trap": fatalError("trapped on purpose")
  case "trap-later":
    guard number == 1 else { fatalError("the second job is too much") }
    return "first"
  case "allocate":
    var blocks: [[UInt8]] = []
    while true { blocks.append([UInt8](repeating: 1, count: 10_000_000)) }
  case "exit": exit(7)
  case "hang":
    while true { sleep(1) }
  case "close":
    for descriptor: Int32 in 0..<16 { close(descriptor) }
    while true { sleep(1) }
  case "garbage":
    let bytes = [UInt8](repeating: 0xFF, count: 8)
    write(3, bytes, bytes.count)
    while true { sleep(1) }
  case "forge":
    // A whole message, as a use case could write one: no bytes, for job 0.
    write(3, [UInt8](repeating: 0, count: 12), 12)
    return job
  case "part":
    write(3, "begin", 5)
    if words.last == "hang" { while true { sleep(1) } }
    return job
  case "late":
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { _ in
        usleep(20_000)
        write(3, [UInt8](repeating: 0, count: 12), 12)
        return nil
      }, nil)
    return job
  case "share":
    for count in 1...64 {
      let bytes = mmap(nil, 64 << 20, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
      if let bytes { memset(bytes, 1, 64 << 20) }
      usleep(10_000)
      if count == words.last.flatMap({ Int($0) }) { break }
    }
    return job
  case "daemon":
    // The shell ends at once, and what it leaves is in a separate session.
    var shell: pid_t = 0
    var arguments: [UnsafeMutablePointer<CChar>?] = [
      strdup("sh"), strdup("-c"), strdup("setsid sleep 600 & echo $!"), nil,
    ]
    posix_spawnp(&shell, "sh", nil, nil, &arguments, environ)
    waitpid(shell, nil, 0)
    if words.last == "hang" { while true { sleep(1) } }
    return job
  case "child":
    var child: pid_t = 0
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("600"), nil]
    posix_spawnp(&child, "sleep", nil, nil, &arguments, environ)
    print(child)
    fflush(nil)
    while true { sleep(1) }
  default: return "what?"
  }
}
