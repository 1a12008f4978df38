import Foundation

/// A real browser in which pages are opened and used, also those of a server: by clicks and keys as a person makes
/// them, over Chromium's debugging pipe.
///
///     let browser = try BrowserSession()
///     try browser.open("http://127.0.0.1:49152/3f…/")
///     try browser.press("a")
///     try browser.evaluate("document.title")
///
/// Nothing waits longer than a minute for an answer, and the browser ends with the value.
package final class BrowserSession {
  private let folder: TemporaryFolder
  private let process = Process()
  private let commands: Int32
  private let answers: Int32
  private var received = Data()
  private var count = 0
  private var session: String?
  /// The messages on the console, and errors of the page's script.
  package private(set) var console: [String] = []

  /// An answer that did not come, or that is an error.
  package struct Fault: Error {
    package let words: String

    package init(words: String) {
      self.words = words
    }
  }

  /// Starts the browser with an empty page.
  package init(look: Chromium.Look = Chromium.Look()) throws {
    folder = try TemporaryFolder()
    let paths = ["commands", "answers"].map { [root = folder.root] in "\(root)/\($0)" }
    for path in paths where mkfifo(path, 0o600) != 0 { throw Fault(words: "no pipe can be made") }
    // Opened for both, so that neither waits for the browser to open its end.
    commands = Foundation.open(paths[0], O_RDWR | O_CLOEXEC)
    answers = Foundation.open(paths[1], O_RDWR | O_CLOEXEC | O_NONBLOCK)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", "exec \"$@\" 3<'\(paths[0])' 4>'\(paths[1])' 2>/dev/null", "sh"]
      + Chromium.arguments(in: folder, look) + ["--remote-debugging-pipe", "about:blank"]
    try process.run()
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] ?? ""
    session =
      try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
    for domain in ["Runtime", "Log", "Page"] { _ = try call("\(domain).enable") }
    if let width = look.width {
      _ = try call(
        "Emulation.setDeviceMetricsOverride",
        ["width": width, "height": 844, "deviceScaleFactor": 1, "mobile": false])
    }
  }

  deinit {
    // The browser also ends by itself when its pipes do, as if the tests are killed.
    close(commands)
    close(answers)
    kill(process.processIdentifier, SIGKILL)
    // Its files are removed after this.
    for _ in 0..<200 where process.isRunning { usleep(10_000) }
  }

  /// Opens an address, and returns once the page is complete.
  package func open(_ address: String) throws {
    _ = try call("Page.navigate", ["url": address])
    try wait(until: "location.href.startsWith('\(address.prefix(30))') && document.readyState === 'complete'")
  }

  /// Evaluates an expression, which may be a promise, and returns its value as text.
  @discardableResult
  package func evaluate(_ expression: String) throws -> String {
    let answer = try call(
      "Runtime.evaluate",
      [
        "expression": "(async () => String(await (\(expression))))()", "awaitPromise": true,
        "returnByValue": true,
      ])
    if let fault = answer["exceptionDetails"] { throw Fault(words: "\(fault)") }
    return (answer["result"] as? [String: Any])?["value"] as? String ?? ""
  }

  /// Waits until an expression is true, for at most a minute.
  package func wait(until condition: String) throws {
    let deadline = ContinuousClock.now + .seconds(60)
    while try evaluate(condition) != "true" {
      guard ContinuousClock.now < deadline else { throw Fault(words: "never true: \(condition)") }
      usleep(20_000)
    }
  }

  /// Presses a key, such as `a` or `A`.
  package func press(_ key: String) throws {
    _ = try call("Input.dispatchKeyEvent", ["type": "keyDown", "key": key, "text": key])
    _ = try call("Input.dispatchKeyEvent", ["type": "keyUp", "key": key])
  }

  /// Clicks the middle of the first element that a selector means, where it is seen.
  package func click(_ selector: String) throws {
    let place = try evaluate(
      """
      (() => { const element = document.querySelector(`\(selector)`)
      element.scrollIntoView({block: "center", behavior: "instant"})
      const box = element.getBoundingClientRect()
      return `${box.left + box.width / 2} ${box.top + box.height / 2}` })()
      """
    ).split(separator: " ").compactMap { Double($0) }
    guard place.count == 2 else { throw Fault(words: "nothing to click: \(selector)") }
    for type in ["mousePressed", "mouseReleased"] {
      _ = try call(
        "Input.dispatchMouseEvent",
        ["type": type, "x": place[0], "y": place[1], "button": "left", "clickCount": 1])
    }
  }
}

extension BrowserSession {
  private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    count += 1
    var message: [String: Any] = ["id": count, "method": method, "params": parameters]
    message["sessionId"] = session
    var bytes = try JSONSerialization.data(withJSONObject: message)
    bytes.append(0)
    let written = bytes.withUnsafeBytes { write(commands, $0.baseAddress, $0.count) }
    guard written == bytes.count else { throw Fault(words: "\(method) cannot be sent") }
    let deadline = ContinuousClock.now + .seconds(60)
    while true {
      let answer = try nextMessage(of: method, until: deadline)
      guard answer["id"] as? Int == count else {
        note(answer)
        continue
      }
      if let error = answer["error"] { throw Fault(words: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// Messages end with a zero byte.
  private func nextMessage(of method: String, until deadline: ContinuousClock.Instant) throws -> [String: Any]
  {
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = received[..<end]
        received = Data(received[received.index(after: end)...])
        return try JSONSerialization.jsonObject(with: Data(message)) as? [String: Any] ?? [:]
      }
      guard ContinuousClock.now < deadline else { throw Fault(words: "no answer to \(method)") }
      var descriptor = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
      guard poll(&descriptor, 1, 1000) > 0 else { continue }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(answers, &buffer, buffer.count)
      received.append(contentsOf: buffer.prefix(max(0, count)))
    }
  }

  private func note(_ event: [String: Any]) {
    guard let method = event["method"] as? String,
      ["Runtime.consoleAPICalled", "Log.entryAdded", "Runtime.exceptionThrown"].contains(method)
    else { return }
    console.append("\(event["params"] ?? "")")
  }
}
