import Diagnostics
import TextFormats

extension JSONValue {
  /// Sets a member of an object, or takes it out; a new one goes where the alphabet wants it.
  mutating func set(_ key: String, to value: JSONValue?) {
    guard case .object(var members) = content else { return }
    let place = members.firstIndex { $0.key == key }
    switch (place, value) {
    case (let place?, let value?): members[place].value = value
    case (let place?, nil): members.remove(at: place)
    case (nil, let value?):
      let next = members.firstIndex { key.unicodeScalars.lexicographicallyPrecedes($0.key.unicodeScalars) }
      members.insert(JSONMember(key, value), at: next ?? members.endIndex)
    case (nil, nil): break
    }
    content = .object(members)
  }

  /// Changes one element of the array that an object has under a key.
  mutating func editElement(_ index: Int, of key: String, _ edit: (inout JSONValue) -> Void) {
    guard var list = self[key], case .array(var elements) = list.content, elements.indices.contains(index)
    else { return }
    edit(&elements[index])
    list.content = .array(elements)
    set(key, to: list)
  }

  /// An array of strings; those that an array has already keep their places in the source.
  static func strings(_ texts: [String], keeping former: JSONValue?) -> JSONValue {
    var known: [String: [JSONValue]] = [:]
    if case .array(let elements) = former?.content {
      for element in elements.reversed() {
        if case .string(let text) = element.content { known[text, default: []].append(element) }
      }
    }
    let elements = texts.map { known[$0]?.popLast() ?? JSONValue(.string($0)) }
    return JSONValue(.array(elements), at: former?.position ?? .start)
  }
}
