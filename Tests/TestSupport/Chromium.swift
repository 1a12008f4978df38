import Foundation

/// A real browser, if one is installed, in which a page is opened and used.
package enum Chromium {
  /// The program; `nil` if it is not installed.
  private static let path: String? = [
    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
  ]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

  package static var isInstalled: Bool { path != nil }

  /// The result of a visit to a page.
  package struct Visit {
    /// What the script that used the page returned, by name.
    package var answers: [String: String]
    /// The messages on the console.
    package var console: [String]
  }

  /// Opens a page, and uses it by a script that may wait and returns an object of strings.
  package static func visit(
    _ html: String, fragment: String = "", _ use: String
  ) throws -> Visit {
    let folder = try TemporaryFolder()
    try folder.write(html, to: "page.html")
    return try visit(page: "page.html", in: folder, fragment: fragment, use)
  }

  /// Opens a file of a folder, and uses it.
  package static func visit(
    page: String, in folder: TemporaryFolder, fragment: String = "", _ use: String
  ) throws -> Visit {
    let harness = """
      <script>addEventListener("load", async () => {
        const press = key => (document.activeElement ?? document.body)
          .dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}))
        const type = text => { const field = document.querySelector("input[type=search]")
          field.value = text; field.dispatchEvent(new Event("input", {bubbles: true})) }
        const pause = () => new Promise(done => setTimeout(done, 50))
        let answers
        try { answers = await (async () => { \(use) })() } catch (error) { answers = {error: String(error)} }
        document.documentElement.textContent = "ANSWERS" + btoa(unescape(encodeURIComponent(
          JSON.stringify(answers)))) + "END"
      })</script>
      """
    try folder.edit(page, "</body>", to: harness + "</body>")
    let (output, log) = try run(["--dump-dom", "file://\(folder.root)/\(page)\(fragment)"], in: folder)
    let encoded = output.components(separatedBy: "ANSWERS").last?.components(separatedBy: "END").first ?? ""
    let answers = Data(base64Encoded: encoded).flatMap {
      try? JSONDecoder().decode([String: String].self, from: $0)
    }
    return Visit(
      answers: answers ?? ["error": "no answer: \(output.prefix(300)) \(log.suffix(600))"],
      console: log.components(separatedBy: "\n").filter { $0.contains("CONSOLE") })
  }

  private static func run(_ arguments: [String], in folder: TemporaryFolder) throws -> (String, String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    process.arguments =
      ["300", path ?? "chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run"]
      + ["--user-data-dir=\(folder.root)/profile", "--enable-logging=stderr", "--window-size=1280,900"]
      + ["--virtual-time-budget=20000"] + arguments
    try folder.write("", to: "output")
    try folder.write("", to: "log")
    let output = try FileHandle(forWritingTo: folder.url("output"))
    let log = try FileHandle(forWritingTo: folder.url("log"))
    (process.standardOutput, process.standardError) = (output, log)
    try process.run()
    process.waitUntilExit()
    return (
      try folder.read("output"), String(decoding: try Data(contentsOf: folder.url("log")), as: UTF8.self)
    )
  }
}
