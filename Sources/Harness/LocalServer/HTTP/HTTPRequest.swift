/// A request that a browser sent, as far as the server looks at it.
///
///     GET /3f…/ HTTP/1.1
///     Host: 127.0.0.1:49152
///
/// Names of fields are compared without regard to case, as RFC 9110 says.
package struct HTTPRequest: Hashable, Sendable {
  /// `GET`, `POST` or another token.
  package var method: String
  /// The path with its query, as sent; it begins with a slash.
  package var target: String
  /// The fields in the order of the request.
  package var fields: [HTTPField]
  /// The body; empty for a request without one.
  package var body: [UInt8]

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - target: The path with its query.
  ///   - fields: The fields.
  ///   - body: The body.
  package init(_ method: String, _ target: String, _ fields: [HTTPField] = [], body: [UInt8] = []) {
    (self.method, self.target, self.fields, self.body) = (method, target, fields, body)
  }

  /// Returns the value of a field that is there exactly once; otherwise `nil`.
  ///
  /// - Parameter name: The field's name, in any case.
  package func value(of name: String) -> String? {
    let values = values(of: name)
    return values.count == 1 ? values[0] : nil
  }

  /// Returns the values of all fields with a name.
  ///
  /// - Parameter name: The fields' name, in any case.
  package func values(of name: String) -> [String] {
    fields.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
  }

  /// The request as it is sent.
  package var bytes: [UInt8] {
    let lines = ["\(method) \(target) HTTP/1.1"] + fields.map { "\($0.name): \($0.value)" } + ["", ""]
    return Array(lines.joined(separator: "\r\n").utf8) + body
  }
}

/// A field of a request or a response: a name and a value.
package struct HTTPField: Hashable, Sendable {
  package var name: String
  package var value: String

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - name: The name, such as `Host`.
  ///   - value: The value, without spaces around it.
  package init(_ name: String, _ value: String) {
    (self.name, self.value) = (name, value)
  }
}
