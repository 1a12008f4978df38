import Diagnostics
import SwiftSources

extension SkippableParts {
  /// The parts that an error's words name, rather than its place.
  func parts(byWordsOf fault: CompilationFault, among parts: [SkippablePart]) -> [SkippablePart] {
    guard let index = token(at: fault.position) else { return [] }
    if fault.message.hasPrefix("missing return") {
      return parts.filter { part in
        if case .ending = part.kind { part.tokens.lowerBound == index } else { false }
      }
    }
    if fault.message.contains("does not override any") { return override(around: index, among: parts) }
    if let match = fault.message.firstMatch(of: /type '(.+)' does not conform to protocol '(.+)'/) {
      return conformance(to: match.output.2, of: match.output.1, among: parts)
    }
    if fault.message.hasSuffix("has no initializers") { return initialValues(of: fault, among: parts) }
    let properties = Self.properties(in: fault)
    return properties.isEmpty ? [] : values(of: properties, around: index, among: parts)
  }

  private func override(around index: Int, among parts: [SkippablePart]) -> [SkippablePart] {
    let declarations = all.filter { $0.kind == .declaration && $0.tokens.contains(index) }
    guard let innermost = declarations.min(by: { $0.tokens.count < $1.tokens.count }) else { return [] }
    return parts.filter { $0.kind == .override && innermost.tokens.contains($0.tokens.lowerBound) }.prefix(1)
      .map {
        $0
      }
  }

  private func conformance(
    to name: Substring, of type: Substring, among parts: [SkippablePart]
  ) -> [SkippablePart] {
    let ending = " conforming to \(name)"
    return parts.filter {
      $0.kind == .inheritance && $0.name.hasSuffix(ending)
        && $0.name.dropLast(ending.count).split(separator: ".").last == type.split(separator: ".").last
    }
  }

  /// The properties without values at the compiler's notes: an initializer that set them is not compiled.
  private func initialValues(of fault: CompilationFault, among parts: [SkippablePart]) -> [SkippablePart] {
    fault.notes.flatMap { note -> [SkippablePart] in
      guard note.message.contains("without initial value"), let index = token(at: note.position) else {
        return []
      }
      let name = file.tokens[index].text
      return parts.filter {
        $0.kind == .initialValue && $0.name.hasSuffix("\(name) initial value") && $0.tokens.lowerBound > index
          && $0.tokens.lowerBound - index < 40
      }
    }
  }

  /// The properties that an initializer does not set in time.
  private static func properties(in fault: CompilationFault) -> [String] {
    let isOfInitializer =
      fault.message.contains("not initialized at super.init call")
      || fault.message.contains("without initializing all stored properties")
      || fault.message.contains("before all stored properties are initialized")
    guard isOfInitializer else { return [] }
    let texts = [fault.message] + fault.notes.map(\.message)
    return texts.compactMap { $0.firstMatch(of: /'self\.(\w+)' not initialized/)?.output.1 }.map(String.init)
  }

  /// The parts that give properties a value in the initializer around a token.
  private func values(
    of properties: [String], around index: Int, among parts: [SkippablePart]
  ) -> [SkippablePart] {
    let bodies = all.filter { $0.kind == .body(.isNeeded) && $0.contains(index) }
    guard let body = bodies.min(by: { $0.tokens.count < $1.tokens.count }) else { return [] }
    let names = Set(properties.map { "\(body.name) property \($0)" })
    return parts.filter { names.contains($0.name) }
  }
}
