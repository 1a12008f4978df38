import UTF8Text

/// The cases of a JUnit report as XML.
struct JUnitDocument {
  private let suites: [(name: String, cases: [JUnitCase])]

  init(_ cases: [JUnitCase]) {
    // The offset keeps equal cases in their order, which `sorted` does not guarantee.
    let sorted = cases.enumerated().sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }
    var suites: [(name: String, cases: [JUnitCase])] = []
    for (_, test) in sorted {
      if suites.last?.name != test.suite { suites.append((test.suite, [])) }
      suites[suites.count - 1].cases.append(test)
    }
    self.suites = suites.map { ($0.name, $0.cases) }
  }

  var text: String {
    String { buffer in
      buffer.append(literal: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
      var used: [String: Int] = [:]
      buffer.append(element: "testsuites", [("name", "showcase")] + Self.counts(of: suites.flatMap(\.cases)))
      for suite in suites {
        buffer.append(literal: "  ")
        buffer.append(element: "testsuite", [("name", suite.name)] + Self.counts(of: suite.cases))
        for test in suite.cases { buffer.append(test.uniquelyNamed(&used)) }
        buffer.append(literal: "  </testsuite>\n")
      }
      buffer.append(literal: "</testsuites>\n")
    }
  }

  private static func counts(of cases: [JUnitCase]) -> [(String, String)] {
    func count(_ kind: JUnitCase.Verdict.Kind) -> String {
      "\(cases.filter { $0.verdict?.kind == kind }.count)"
    }
    return [
      ("tests", "\(cases.count)"), ("failures", count(.failure)), ("errors", count(.error)),
      ("skipped", count(.skipped)), ("time", cases.map(\.duration).reduce(.zero, +).junitSeconds),
    ]
  }
}

extension JUnitCase {
  /// The key by which cases are sorted: bytes, so that neither hash order nor language has an influence.
  fileprivate var key: String { [suite, className, name].map(\.xml).joined(separator: "\u{0}") }

  /// The case, with a number after its name if another one has that name already.
  fileprivate func uniquelyNamed(_ used: inout [String: Int]) -> JUnitCase {
    var copy = self
    // Names are compared as they are written, since escaping may make two of them equal.
    let count = used["\(className.xml)\u{0}\(name.xml)", default: 0] + 1
    used["\(className.xml)\u{0}\(name.xml)"] = count
    if count > 1 { copy.name += " (\(count))" }
    return copy
  }
}

extension Duration {
  /// Seconds as a decimal number, to the microsecond.
  fileprivate var junitSeconds: String {
    let (seconds, attoseconds) = components
    let micro: Int64 = 1_000_000_000_000
    return Duration(secondsComponent: seconds, attosecondsComponent: attoseconds / micro * micro).seconds
  }
}

extension UTF8Buffer {
  fileprivate func append(_ test: JUnitCase) {
    let file = test.file.map { [("file", $0)] } ?? []
    append(literal: "    ")
    append(
      element: "testcase",
      [("classname", test.className), ("name", test.name)] + file + [("time", test.duration.junitSeconds)])
    if let verdict = test.verdict {
      let headline = verdict.text.split(separator: "\n").first.map(String.init) ?? ""
      append(
        "      ", element: verdict.kind.rawValue, [("type", verdict.type), ("message", headline)],
        verdict.text)
    }
    if !test.output.isEmpty { append("      ", element: "system-out", [], test.output) }
    append(literal: "    </testcase>\n")
  }

  /// An element's opening tag, and a line feed.
  fileprivate func append(element name: String, _ attributes: [(String, String)]) {
    append(opening: name, attributes)
    append(literal: "\n")
  }

  private func append(
    _ indentation: StaticString, element name: String, _ attributes: [(String, String)], _ content: String
  ) {
    append(literal: indentation)
    append(opening: name, attributes)
    append(content.xml)
    append("</\(name)>\n")
  }

  private func append(opening name: String, _ attributes: [(String, String)]) {
    append("<\(name)")
    for (key, value) in attributes { append(" \(key)=\"\(value.xmlAttribute)\"") }
    append(literal: ">")
  }
}
