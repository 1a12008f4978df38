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

  /// How a page is looked at.
  package struct Look {
    /// The width in points; `nil` for a window of 1280 points.
    var width: Int?
    var isDark: Bool

    package init(width: Int? = nil, isDark: Bool = false) {
      self.width = width
      self.isDark = isDark
    }

    fileprivate var arguments: [String] { isDark ? ["--blink-settings=preferredColorScheme=0"] : [] }
  }

  /// Opens a page, and uses it by a script that may wait and returns an object of strings.
  package static func visit(
    _ html: String, fragment: String = "", look: Look = Look(), _ use: String
  ) throws -> Visit {
    let folder = try TemporaryFolder()
    try folder.write(html, to: "page.html")
    return try visit(page: "page.html", in: folder, fragment: fragment, look: look, use)
  }

  /// Opens a file of a folder, and uses it.
  package static func visit(
    page: String, in folder: TemporaryFolder, fragment: String = "", look: Look = Look(), _ use: String
  ) throws -> Visit {
    let harness = """
      <script>addEventListener("load", async () => {
        const press = key => (document.activeElement ?? document.body)
          .dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}))
        const type = text => { const field = document.querySelector("input[type=search]")
          field.value = text; field.dispatchEvent(new Event("input", {bubbles: true})) }
        const pause = () => new Promise(done => setTimeout(done, 50))
        // Entries that wait until the first picture is seen, or until something is searched for.
        if (document.querySelector("noscript.entries")) type("")
        let answers
        try { answers = await (async () => { \(use) })() } catch (error) { answers = {error: String(error)} }
        const text = "ANSWERS" + btoa(unescape(encodeURIComponent(JSON.stringify(answers)))) + "END"
        if (parent === window) document.documentElement.textContent = text
        else parent.postMessage(text, "*")
      })</script>
      """
    try folder.edit(page, "</body>", to: harness + "</body>")
    var opened = "\(page)\(fragment)"
    if let width = look.width {
      // A window cannot be as narrow as a phone.
      try folder.write(frame(around: opened, width: width), to: "frame.html")
      opened = "frame.html"
    }
    let (output, log) = try run(
      look.arguments + ["--dump-dom", "file://\(folder.root)/\(opened)"], in: folder)
    let encoded = output.components(separatedBy: "ANSWERS").last?.components(separatedBy: "END").first ?? ""
    let answers = Data(base64Encoded: encoded).flatMap {
      try? JSONDecoder().decode([String: String].self, from: $0)
    }
    return Visit(
      answers: answers ?? ["error": "no answer: \(output.prefix(300)) \(log.suffix(600))"],
      console: log.components(separatedBy: "\n").filter { $0.contains("CONSOLE") })
  }

  private static func frame(around page: String, width: Int) -> String {
    """
    <!DOCTYPE html><iframe src="\(page)" width="\(width)" height="844" style="border:0"></iframe>
    <script>addEventListener("message", event => { document.documentElement.textContent = event.data })</script>
    """
  }

  /// Prints a page, and returns the PDF.
  package static func pdf(of html: String) throws -> Data {
    let folder = try TemporaryFolder()
    try folder.write(html, to: "page.html")
    _ = try run(
      [
        "--print-to-pdf=\(folder.root)/page.pdf", "--no-pdf-header-footer", "file://\(folder.root)/page.html",
      ],
      in: folder)
    return try Data(contentsOf: folder.url("page.pdf"))
  }

  /// The program, and the arguments with which a test always starts it.
  static func arguments(in folder: TemporaryFolder, _ look: Look) -> [String] {
    [path ?? "chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run"]
      + ["--user-data-dir=\(folder.root)/profile", "--window-size=1280,900"] + look.arguments
  }

  private static func run(_ arguments: [String], in folder: TemporaryFolder) throws -> (String, String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    process.arguments =
      ["300"] + Self.arguments(in: folder, Look())
      + ["--enable-logging=stderr", "--virtual-time-budget=20000"] + arguments
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
