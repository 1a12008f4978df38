import Foundation

/// Loads trails from the server.
final class TrailService {
  private let session: URLSession
  private let address = URL(string: "https://trails.example.org/trails.json")

  init(session: URLSession = .shared) {
    self.session = session
  }

  enum Failure: LocalizedError {
    case status(Int)

    var errorDescription: String? {
      switch self {
      case .status(let code):
        String.localizedStringWithFormat(
          NSLocalizedString("error.status", comment: "The server's answer was not 200"), code)
      }
    }
  }

  func trails() async throws -> [Trail] {
    guard let address else { throw URLError(.badURL) }
    let (data, response) = try await session.data(from: address)
    if let response = response as? HTTPURLResponse, response.statusCode != 200 {
      throw Failure.status(response.statusCode)
    }
    return try JSONDecoder().decode([Trail].self, from: data)
  }
}
