import Foundation

extension CrashReport {
  /// Reads the runtime's report; `nil` if it is something else.
  init?(json: Data) {
    guard let report = try? JSONDecoder().decode(RuntimeReport.self, from: json),
      let thread = report.threads.first(where: { $0.crashed == true })
    else { return nil }
    reason = report.reason
    calls = []
    for frame in thread.frames {
      guard let address = frame.address?.number, let position = report.position(of: address) else { continue }
      // Functions that were inlined into another one have its address.
      if calls.last?.position != position {
        calls.append(Call(position: position, isReturn: frame.kind == "returnAddress", functions: []))
      }
      calls[calls.count - 1].functions += frame.function.map { [$0] } ?? []
    }
    guard !calls.isEmpty else { return nil }
  }
}

/// The parts of the runtime's JSON that are used.
private struct RuntimeReport: Decodable {
  var description: String
  var faultAddress: String
  var threads: [Thread]
  var images: [Image]?

  struct Thread: Decodable {
    var crashed: Bool?
    var frames: [Frame]
  }

  struct Frame: Decodable {
    var kind: String?
    var address: String?
    var thunk: Bool?
    /// Whether this is only the reason of a trap.
    var runtimeFailure: Bool?
    var description: String?
    var image: String?
    var sourceLocation: SourceLocation?
  }

  struct SourceLocation: Decodable {
    var file: String
    var line: Int
    var column: Int
  }

  struct Image: Decodable {
    var name: String
    var path: String?
    var baseAddress: String
    var endOfText: String
  }
}

extension RuntimeReport {
  /// What happened, with the address if it is close to 0, as after an access through a null pointer.
  var reason: String {
    // Any other address differs from process to process.
    guard let address = faultAddress.number, address < 1 << 16 else { return description }
    return "\(description) at 0x\(String(address, radix: 16))"
  }

  func position(of address: UInt64) -> CodePosition? {
    for image in images ?? [] {
      guard let start = image.baseAddress.number, let end = image.endOfText.number else { continue }
      if (start..<max(start, end)).contains(address) {
        return CodePosition(image: image.name, path: image.path ?? "", offset: address - start)
      }
    }
    return nil
  }
}

extension RuntimeReport.Frame {
  /// The function; `nil` for code that the compiler generated.
  var function: CalledFunction? {
    guard let description, runtimeFailure != true else { return nil }
    // Code that the compiler generated for the whole function has no line.
    if let location = sourceLocation, location.line > 0 {
      return CalledFunction(
        name: name(description), image: image ?? "",
        location: SourceLine(file: location.file, line: location.line, column: location.column))
    }
    return thunk == true ? nil : CalledFunction(name: name(description), image: image ?? "")
  }

  /// The name without the distance from the function's beginning in bytes.
  private func name(_ description: String) -> String {
    guard let end = description.range(of: " + ", options: .backwards),
      description[end.upperBound...].allSatisfy(\.isNumber)
    else { return description }
    return String(description[..<end.lowerBound])
  }
}

extension String {
  /// The number that is written as `0x1f`.
  fileprivate var number: UInt64? { hasPrefix("0x") ? UInt64(dropFirst(2), radix: 16) : nil }
}
